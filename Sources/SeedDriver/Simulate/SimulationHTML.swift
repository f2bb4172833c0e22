import SeedDiagnostics
import SeedSimulation

/// A simulation's report as one HTML page that needs nothing else: styles and charts stand in it, scripts do
/// not.
enum SimulationHTML {
  static func text(_ page: SimulationPage) -> String {
    var html = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Simulation</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 15px/1.45 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
      h2 { margin: 2.2rem 0 .2rem; font-size: 1.1rem; }
      p { margin: .2rem 0 .6rem; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; }
      th, td { padding: .15rem .6rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
      th { font-weight: 600; }
      th:first-child, td:first-child { text-align: left; padding-left: 0; }
      tr + tr td { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
      svg { display: block; fill: #3574b8; }
      svg line { stroke: currentColor; stroke-opacity: .3; }
      </style>
      </head>
      <body>
      <h1>Simulation</h1>
      <p>\(escape(page.title))</p>
      <h2>What to write next</h2>

      """
    if page.nextSteps.isEmpty {
      html += "<p>Nothing repeats within sixty days.</p>\n"
    } else {
      html += "<ol>\n" + page.nextSteps.map { "<li>\(escape($0))</li>\n" }.joined() + "</ol>\n"
    }
    for section in page.sections { html += table(section) }
    return html + "</body>\n</html>\n"
  }

  private static func table(_ section: SimulationPage.Section) -> String {
    var html =
      "<h2>\(escape(section.title))</h2>\n<p>\(escape(section.note))</p>\n<div class=\"wide\"><table>\n<tr><th></th>"
    for column in section.columns { html += "<th>\(escape(column))</th>" }
    if let axis = section.axis { html += "<th>\(escape(axis))</th>" }
    html += "</tr>\n"
    for row in section.rows {
      html += "<tr><td>\(escape(row.name))</td>"
      for cell in row.cells { html += "<td>\(escape(cell))</td>" }
      if section.axis != nil { html += "<td>\(chart(row))</td>" }
      html += "</tr>\n"
    }
    return html + "</table></div>\n"
  }

  private static let chartWidth = 366
  private static let chartHeight = 32

  /// A row's counts as bars, the highest as high as the chart.
  private static func chart(_ row: SimulationPage.Row) -> String {
    let sums = row.bars(most: chartWidth / 2)
    guard let top = sums.max() else { return "" }
    let bars = sums.count
    var path = ""
    for (bar, sum) in sums.enumerated() where sum > 0 {
      let left = bar * chartWidth / bars
      let width = max(1, (bar + 1) * chartWidth / bars - left - (bars < 80 ? 1 : 0))
      let height = max(1, Int(Double(sum) * Double(chartHeight) / Double(top)))
      path += "M\(left) \(chartHeight)v-\(height)h\(width)v\(height)z"
    }
    let size = "width=\"\(chartWidth)\" height=\"\(chartHeight + 1)\""
    return "<svg role=\"img\" aria-label=\"\(escape(row.name))\" \(size)><path d=\"\(path)\"/>"
      + "<line x1=\"0\" y1=\"\(chartHeight)\" x2=\"\(chartWidth)\" y2=\"\(chartHeight)\"/></svg>"
  }

  /// Controls and what reorders text are shown, as in every other format.
  private static func escape(_ text: String) -> String { XMLText.escape(text) }
}
