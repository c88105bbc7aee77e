import CoreCLI
import CoreDomain
import NewsDomain

/// The filters, as text with one line per filter, or as a JSON array.
struct NewsFiltersView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: NewsFiltersState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let filters): commandOutput(of: filters)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of filters: [NewsFilter]) -> CommandOutput {
    if json { return CommandOutput(json: filters.map { NewsFilterRecord($0) }) }
    guard !filters.isEmpty else { return CommandOutput(notices: ["No filters."]) }
    let lines = filters.map { filter in
      "\(String(filter.id.raw).rightAligned(to: 4))  \(display.text(filter.words))\n"
    }
    return CommandOutput(lines.joined())
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
