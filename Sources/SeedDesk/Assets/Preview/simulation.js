// What a report of `seedtool simulate` says, where one is given.

function drawSimulation() {
  const report = object(state.content.simulation);
  if (!report.sections) return null;
  const steps = list(report.nextSteps);
  return h("section.board", { "aria-label": "Simulation" },
    h("h2.board-title", null, "simulation"),
    h("p.bug-slug", null, text(report.title)),
    steps.length ? h("ul.steps-next", null, steps.map((step) => h("li", null, text(step)))) : null,
    list(report.sections).map((section) => drawRuns(object(section))));
}

function drawRuns(section) {
  const hasCurves = list(section.rows).some((row) => list(object(row).bars).length);
  return h("div.runs-frame", { tabindex: "0", role: "region", "aria-label": text(section.title) },
    h("table.runs", null,
      h("caption", null, h("span.runs-title", null, text(section.title)), h("span.runs-note", null, text(section.note))),
      h("thead", null, h("tr", null, h("th", { scope: "col" }, h("span.hidden", null, "of")),
        list(section.columns).map((name) => h("th.figure", { scope: "col" }, text(name))),
        hasCurves ? h("th", { scope: "col" }, text(section.axis)) : null)),
      h("tbody", null, list(section.rows).map((row) => h("tr", null,
        h("th", { scope: "row" }, text(row.name)),
        list(row.cells).map((cell) => h("td.figure", null, text(cell))),
        hasCurves ? h("td", null, curve(row)) : null)))));
}

/** Counts as bars in a row, the highest as high as the chart. */
function curve(row) {
  const bars = list(row.bars);
  if (!bars.length) return null;
  const top = Math.max(...bars, 1);
  const chart = h("span.curve", { role: "img", "aria-label": `Chart of ${text(row.name)}` });
  const points = bars.flatMap((count, index) => {
    const [left, right] = [index, index + 1].map((place) => `${(place / bars.length) * 100}%`);
    const height = `${100 - Math.max(count > 0 ? 4 : 0, (count / top) * 100)}%`;
    return [`${left} ${height}`, `${right} ${height}`];
  });
  chart.style.clipPath = `polygon(0% 100%, ${points.join(", ")}, 100% 100%)`;
  return h("span.curve-frame", null, chart);
}
