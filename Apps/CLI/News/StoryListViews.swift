import Composition
import CoreDomain
import NewsDomain

// The views of the feature: a state to what is printed. A state on the way to another one prints
// nothing.

/// A list of stories under its tabs, or as an object of JSON.
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

  @Sendable func printout(of state: StoryListState) -> Printout? {
    switch state {
    case .idle, .preparing, .refreshing, .marked: nil
    case .success(let page, let report): printout(of: page, report)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of page: StoryPage, _ report: RefreshReport?) -> Printout {
    let said = report.map { [$0.summary] } ?? []
    if json {
      return Printout(json: StoryListRecord(page), notices: said + notices.lines(of: page))
    }
    return Printout(
      page.feeds == 0 && page.headlines.isEmpty ? "" : text(of: page, with: true),
      notices: said + absence(of: page) + more(of: page) + notices.lines(of: page))
  }

  /// The tabs, and the stories in numbered lines.
  ///
  /// - Parameter ids: whether the identifiers are shown, too.
  func text(of page: StoryPage, with ids: Bool) -> String {
    let tabs = display.line(of: page.tabs, showing: form.category)
    return (tabs.isEmpty ? "" : tabs + "\n")
      + display.lines(of: page.headlines, at: now, with: ids).joined()
  }

  /// What is said where there is nothing to list.
  func absence(of page: StoryPage) -> [String] {
    guard page.headlines.isEmpty, page.feeds > 0 else { return [] }
    let isNarrowed = form != StoryListForm(limit: form.limit)
    guard isNarrowed else { return ["There are no stories yet."] }
    return ["There is no story that this asks for." + nearestCategory(of: page)]
  }

  /// The category that was meant, if the one that is asked for is unknown.
  private func nearestCategory(of page: StoryPage) -> String {
    let known = page.tabs.compactMap { $0.category?.name }
    let isKnown = form.category.isBlank || known.contains(form.category)
    return isKnown ? "" : Spelling.suggestion(for: form.category, among: known)
  }

  private func more(of page: StoryPage) -> [String] {
    page.next.map {
      ["There are more; --after \($0.text) goes on there, a higher --limit shows more at once."]
    } ?? []
  }
}

/// How many stories were marked as read.
struct StoryMarkingView: Sendable {
  let json: Bool

  @Sendable func printout(of state: StoryListState) -> Printout? {
    switch state {
    case .idle, .preparing, .refreshing, .success: nil
    case .marked(let count):
      json
        ? Printout(json: ["marked": count])
        : Printout("Marked \(StoryFigures.stories(count)) as read.\n")
    case .failure(let failure): Printout(failure: failure)
    }
  }
}

/// What is said beside a list: how old it is, which feeds do not come, and what to do.
struct StoryNotices: Sendable {
  let now: Timestamp
  /// What stands before an order that is named: nothing in a walk.
  let program: String
  /// Whether the services are played: then there is no need to tell of the demo.
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

  /// What is said to somebody who has subscribed to nothing.
  var noFeeds: String {
    "There are no feeds yet. “\(program)add URL” subscribes to one"
      + (isDemo ? "." : ", and with --demo invented ones are there.")
  }

  private func age(of page: StoryPage) -> String {
    guard let fetchedAt = page.fetchedAt else {
      return "Nothing was fetched yet. “\(program)refresh” does that."
    }
    let isOld = now.secondsSince1970 - fetchedAt.secondsSince1970 >= 3600
    return "Fetched \(StoryFigures.age(of: fetchedAt, at: now))."
      + (isOld ? " “\(program)refresh” fetches what is new." : "")
  }

  private func troubles(of page: StoryPage) -> [String] {
    let rest = page.troubles.count - Self.troubleLimit
    return page.troubles.prefix(Self.troubleLimit).map {
      "“\($0.title)” does not come. \($0.reason)"
    }
      + (rest > 0
        ? ["\(StoryFigures.count(rest, "more feed")) as well; “\(program)feeds” shows all."] : [])
  }

  /// How many troubles are told one by one.
  private static let troubleLimit = 5
}
