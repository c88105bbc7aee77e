import CoreDomain
import NewsDomain

/// The filters: a line each, or a JSON array.
struct NewsFiltersView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: NewsFiltersState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let filters): printout(of: filters)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of filters: [NewsFilter]) -> Printout {
    if json { return Printout(json: filters.map { NewsFilterRecord($0) }) }
    guard !filters.isEmpty else { return Printout(notices: ["No filters."]) }
    let lines = filters.map { filter in
      let number = String(filter.id.raw)
      let gap = String(repeating: " ", count: max(0, 4 - number.count))
      return "\(gap)\(number)  \(display.text(filter.words))\n"
    }
    return Printout(lines.joined())
  }
}

extension NewsFilter {
  /// The filter in words: `block titles with “football”`.
  fileprivate var words: String {
    let what =
      switch test {
      case .title(let text): "titles with “\(text.text)”"
      case .author(let text): "authors with “\(text.text)”"
      case .address(let text): "addresses with “\(text.text)”"
      case .age(let days): ages(days.days)
      }
    return "\(verdict.rawValue) \(what)"
  }

  private func ages(_ days: Int) -> String {
    let count = StoryFigures.count(days, "day")
    return verdict == .block ? "stories older than \(count)" : "stories not older than \(count)"
  }
}
