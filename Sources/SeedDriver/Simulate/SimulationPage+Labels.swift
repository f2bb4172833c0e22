import SeedDecoding
import SeedSimulation

extension SimulationPage {
  /// The same in the content's own words.
  func naming(_ labels: RecordLabels) -> SimulationPage {
    var page = self
    for index in page.sections.indices {
      page.sections[index].title = labels.naming(page.sections[index].title)
      page.sections[index].note = labels.naming(page.sections[index].note)
      for row in page.sections[index].rows.indices {
        page.sections[index].rows[row].name = labels.naming(page.sections[index].rows[row].name)
      }
    }
    page.nextSteps = page.nextSteps.map { labels.naming($0) }
    return page
  }
}
