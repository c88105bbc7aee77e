import CoreCLI
import CoreDomain
import NewsDomain

/// The feeds, or the result of a command on one feed or all feeds, as text or as JSON.
struct NewsFeedsView: Sendable {
  let display: Display
  let notices: StoryNotices
  let json: Bool

  private struct AddedRecord: Encodable {
    let feed: NewsFeedRecord
    let stories: Int
    let notes: [String]
  }

  init(in context: CommandContext, program: String = "seams news ", json: Bool = false) {
    display = context.display
    notices = StoryNotices(in: context, program: program)
    self.json = json
  }

  @Sendable func commandOutput(of state: NewsFeedsState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .adding, .refreshing: nil
    case .added(let added): commandOutput(of: added)
    case .removed(let feed):
      commandOutput(of: feed, "Removed “\(display.text(feed.title))”.\n")
    case .filed(let feed):
      commandOutput(
        of: feed,
        "“\(display.text(feed.title))” is now in "
          + (feed.category.map { "“\(display.text($0.name))”.\n" } ?? "no category.\n"))
    case .refreshed(let report): commandOutput(of: report)
    case .success(let feeds): commandOutput(of: feeds)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }
}

extension NewsFeedsView {
  private func commandOutput(of added: AddedFeed) -> CommandOutput {
    let notes = added.notes.map(\.description)
    if json {
      let feed = NewsFeedRecord(added.feed)
      return CommandOutput(
        json: AddedRecord(feed: feed, stories: added.stories, notes: notes), notices: notes)
    }
    let count = StoryFigures.stories(added.stories)
    return CommandOutput(
      "Added “\(display.text(added.feed.title))” with \(count).\n", notices: notes)
  }

  private func commandOutput(of feed: NewsFeed, _ sentence: String) -> CommandOutput {
    json ? CommandOutput(json: NewsFeedRecord(feed)) : CommandOutput(sentence)
  }

  private func commandOutput(of report: RefreshReport) -> CommandOutput {
    let said = report.total == 0 ? [notices.noFeeds] : []
    if json {
      return CommandOutput(json: NewsRefreshRecord(report), notices: said, status: report.status)
    }
    let width = report.outcomes.map { min($0.title.terminalColumns, Self.titleLimit) }.max() ?? 0
    let lines = report.outcomes.map { outcome in
      let gap = String(repeating: " ", count: max(0, width - outcome.title.terminalColumns))
      return "\(display.headline(outcome.title))\(gap)  \(display.text(outcome.summary))\n"
    }
    return CommandOutput(
      lines.joined() + (report.total == 0 ? "" : report.summary + "\n"), notices: said,
      status: report.status)
  }

  private func commandOutput(of feeds: [NewsFeedOverview]) -> CommandOutput {
    if json { return CommandOutput(json: feeds.map { NewsFeedRecord($0) }) }
    guard !feeds.isEmpty else { return CommandOutput(notices: [notices.noFeeds]) }
    return CommandOutput(display.lines(of: feeds))
  }

  /// The maximum width of the title column.
  private static let titleLimit = 32
}

extension Display {
  /// The feeds by category, uncategorized feeds last. The feeds are numbered across the categories.
  func lines(of feeds: [NewsFeedOverview]) -> String {
    var number = 0
    return feeds.byCategory.map { name, feeds in
      let lines = feeds.map { overview in
        number += 1
        return line(of: overview, number)
      }
      return headline(name ?? "No category") + "\n" + lines.joined()
    }.joined()
  }

  private func line(of overview: NewsFeedOverview, _ number: Int) -> String {
    let feed = overview.feed
    let parts = [
      text(feed.title), "\(overview.unread) of \(overview.stories) unread", detail(feed.id.raw),
    ]
    return "\(String(number).rightAligned(to: 3))  \(parts.joined(separator: " · "))\n"
      + "       \(text(feed.address.text))\n"
      + (feed.fetchState.trouble.map { "       ! \(text($0))\n" } ?? "")
  }
}

extension [NewsFeedOverview] {
  /// The feeds by category in alphabetical order; uncategorized ones last.
  var byCategory: [(name: String?, feeds: [NewsFeedOverview])] {
    let groups = Dictionary(grouping: self) { $0.feed.category?.name }
    let names = groups.keys.compactMap(\.self).sorted()
    return names.map { ($0, groups[$0] ?? []) } + (groups[nil].map { [(nil, $0)] } ?? [])
  }
}
