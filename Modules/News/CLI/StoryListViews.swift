import CoreCLI
import CoreDomain
import NewsDomain

/// A list of stories, as text below the category tabs, or as a JSON object.
struct StoryListView: Sendable {
  let form: StoryListForm
  let display: Display
  let notices: StoryNotices
  let now: Timestamp
  let json: Bool

  init(_ form: StoryListForm, in context: CommandContext, json: Bool = false) {
    self.form = form
    display = context.display
    notices = StoryNotices(in: context)
    now = context.clock.now
    self.json = json
  }

  @Sendable func commandOutput(of state: StoryListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .refreshing, .marked: nil
    case .success(let page, let report): commandOutput(of: page, report)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of page: StoryPage, _ report: RefreshReport?) -> CommandOutput {
    let said = report.map { [$0.summary] } ?? []
    if json {
      return CommandOutput(json: StoryListRecord(page), notices: said + notices.lines(of: page))
    }
    return CommandOutput(
      page.feeds == 0 && page.headlines.isEmpty ? "" : text(of: page, with: true),
      notices: said + absence(of: page) + more(of: page) + notices.lines(of: page))
  }

  /// The tabs and the numbered stories.
  ///
  /// - Parameter ids: Whether to show the identifiers.
  func text(of page: StoryPage, with ids: Bool) -> String {
    let tabs = display.line(of: page.tabs, showing: form.category)
    return (tabs.isEmpty ? "" : tabs + "\n")
      + display.lines(of: page.headlines, at: now, with: ids).joined()
  }

  /// The notices for an empty list.
  func absence(of page: StoryPage) -> [String] {
    guard page.headlines.isEmpty, page.feeds > 0 else { return [] }
    let isNarrowed = form != StoryListForm(limit: form.limit)
    guard isNarrowed else { return ["There are no stories to show."] }
    return ["No stories found." + nearestCategory(of: page)]
  }

  /// A suggestion for an unknown category, else an empty text.
  private func nearestCategory(of page: StoryPage) -> String {
    let known = page.tabs.compactMap { $0.category?.name }
    let isKnown = form.category.isBlank || known.contains(form.category)
    return isKnown ? "" : Spelling.suggestion(for: form.category, among: known)
  }

  private func more(of page: StoryPage) -> [String] {
    page.next.map {
      [
        "There are more. Continue with --cursor \(StoryCursor.after($0).text), or use a higher --limit."
      ]
    } ?? []
  }
}

struct StoryMarkingView: Sendable {
  let json: Bool

  @Sendable func commandOutput(of state: StoryListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .refreshing, .success: nil
    case .marked(let count):
      json
        ? CommandOutput(json: ["marked": count])
        : CommandOutput("Marked \(StoryFigures.stories(count)) as read.\n")
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }
}

/// The notices beside a list: its age, the feeds that could not be updated, and commands to try
/// next.
struct StoryNotices: Sendable {
  let now: Timestamp
  /// The prefix of commands that a notice mentions; empty in a browse session.
  let program: String
  /// Whether the services are simulated. If so, the notices do not suggest the demo.
  let isDemo: Bool

  init(in context: CommandContext, program: String = "seams news ") {
    now = context.clock.now
    self.program = program
    isDemo = context.isDemo
  }

  func lines(of page: StoryPage) -> [String] {
    guard page.feeds > 0 else { return [noFeeds] }
    return [age(of: page)] + troubles(of: page)
  }

  /// The notice for a user without feeds.
  var noFeeds: String {
    "There are no feeds yet. Subscribe to one with “\(program)add URL”"
      + (isDemo ? "." : ", or try sample feeds with --demo.")
  }

  private func age(of page: StoryPage) -> String {
    guard let fetchedAt = page.fetchedAt else {
      return "No feed was fetched yet. Fetch them with “\(program)refresh”."
    }
    let isOld = now.secondsSince1970 - fetchedAt.secondsSince1970 >= 3600
    return "Fetched \(Figures.age(of: fetchedAt, at: now))."
      + (isOld ? " Fetch new stories with “\(program)refresh”." : "")
  }

  private func troubles(of page: StoryPage) -> [String] {
    let rest = page.troubles.count - Self.troubleLimit
    return page.troubles.prefix(Self.troubleLimit).map {
      "“\($0.title)” could not be updated. \($0.reason)"
    }
      + (rest > 0
        ? ["\(StoryFigures.count(rest, "more feed")) could not be updated. See “\(program)feeds”."]
        : [])
  }

  /// The maximum number of failing feeds that are listed.
  private static let troubleLimit = 5
}
