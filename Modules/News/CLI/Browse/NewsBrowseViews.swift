import CoreCLI
import CoreDomain
import NewsDomain

/// The list in a browse session: first the stored list, then the progress and the refreshed list.
struct NewsBrowseListView: Sendable {
  private let view: StoryListView
  private let notices: StoryNotices

  init(_ form: StoryListForm, in context: CommandContext) {
    view = StoryListView(form, in: context)
    notices = StoryNotices(in: context, program: "")
  }

  /// Returns the output for a state, given the previous state, or `nil` to print nothing.
  @Sendable func commandOutput(of state: StoryListState, after last: StoryListState?)
    -> CommandOutput?
  {
    switch state {
    case .idle, .preparing: nil
    case .refreshing(let page, _): last == nil ? CommandOutput(text(of: page)) : nil
    case .success(let page, nil):
      CommandOutput(text(of: page), notices: notices(of: page))
    case .success(let page, let report?): commandOutput(of: page, report, after: last?.page)
    case .marked(let count):
      CommandOutput("Marked \(StoryFigures.stories(count)) as read.\n")
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  /// The output of a refresh. Shows the list again only if it has changed.
  private func commandOutput(
    of page: StoryPage, _ report: RefreshReport, after shown: StoryPage?
  ) -> CommandOutput {
    let isSame = page.headlines == shown?.headlines && page.tabs == shown?.tabs
    let summary = report.total == 0 ? "" : report.summary + "\n"
    return CommandOutput(
      summary + (isSame ? "" : text(of: page)), notices: notices(of: page))
  }

  private func text(of page: StoryPage) -> String {
    heading(of: page) + view.text(of: page, with: false)
  }

  private func notices(of page: StoryPage) -> [String] {
    view.absence(of: page) + (page.next == nil ? [] : ["Write “next” for more."])
      + notices.lines(of: page)
  }

  /// The filters other than the category, on one line.
  private func heading(of page: StoryPage) -> String {
    let form = view.form
    let feed = page.feedTitle ?? form.feed
    let parts = [
      form.isUnreadOnly ? "unread" : nil, form.isStarredOnly ? "starred" : nil,
      feed.isBlank ? nil : "feed “\(view.display.text(feed))”",
      form.words.isBlank ? nil : "search “\(view.display.text(form.words))”",
    ].compactMap(\.self)
    return parts.isEmpty ? "" : "Only: \(parts.joined(separator: ", "))\n"
  }
}

extension StoryListState {
  /// The state's page, if it has one.
  var page: StoryPage? {
    switch self {
    case .refreshing(let page, _), .success(let page, _): page
    case .idle, .preparing, .marked, .failure: nil
    }
  }
}
