import CoreDomain
import CoreWeb
import NewsDomain

/// The front page: first the cached list, then the progress of the refresh, then the refreshed list
/// in its place. It needs no script: the style sheet hides outdated parts.
struct StoryListPage: LiveView {
  /// The typed values.
  let form: StoryListForm
  /// The result of the last action.
  let notice: NewsNotice?
  let layout: PageLayout

  /// Returns the page if the first state is already final.
  func reply(to state: StoryListState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .refreshing, .marked: nil
    case .success(let page, let report):
      layout.reply(
        self.page(
          top() + NewsRefreshNote.markup(of: report) + list(page, isAlone: true), nil,
          of: page.feedTitle))
    case .failure(let failure):
      layout.reply(
        page(
          top(failure) + failure.alert(besides: [.words], in: layout) + Self.wayOut,
          Problem(failure)))
    }
  }

  func opening(with state: StoryListState) -> String {
    guard case .refreshing(let kept, _) = state else { return "" }
    return layout.opening(page("", nil, of: kept.feedTitle)) + top() + PageLayout.liveOpening
      + PageLayout.stored(list(kept, isAlone: false))
  }

  func part(of state: StoryListState) -> LivePart {
    switch state {
    case .idle, .preparing, .marked: .nothing
    case .refreshing(_, let progress):
      progress.total == 0 ? .nothing : .piece(NewsRefreshNote.markup(of: progress))
    case .success(let page, let report):
      .end(
        PageLayout.fresh(
          NewsRefreshNote.markup(of: report) + list(page, isAlone: true)))
    case .failure(let failure): .end(failure.alert(in: layout) + Self.wayOut)
    }
  }

  var closing: String { PageLayout.liveClosing }

  private func page(_ content: String, _ problem: Problem?, of feed: String? = nil) -> Page {
    Page(
      title: title, content: content, problem: problem, place: NewsRoutes.front,
      subject: feed ?? NewsCategory(form.category)?.name ?? "")
  }

  private var title: String {
    guard form.words.isEmpty else { return "Search: \(form.words)" }
    return switch (form.isUnreadOnly, form.isStarredOnly) {
    case (false, false): "News"
    case (true, false): "Unread stories"
    case (false, true): "Starred stories"
    case (true, true): "Unread starred stories"
    }
  }

  private func list(_ page: StoryPage, isAlone: Bool) -> String {
    let list = StoryListMarkup.markup(of: page, for: form, isAlone: isAlone)
    return isAlone ? PageLayout.live("stories", list) : list
  }

  /// The search with its error, and the result of the last action.
  private func top(_ failure: StoryFailure? = nil) -> String {
    let kept = Route.parameters([
      ("category", form.category), ("feed", form.feed), ("limit", form.limit),
      ("unread", form.isUnreadOnly ? "yes" : ""), ("starred", form.isStarredOnly ? "yes" : ""),
    ])
    return Self.template.render(
      (
        notice: notice?.sentence, words: form.words, objection: failure?.objections[.words],
        action: NewsRoutes.front.description, kept: kept
      ))
  }

  private static let wayOut = """
    <p class="actions"><a class="button" href="\(NewsRoutes.front)">Show all stories</a></p>

    """

  private static let template = PageTemplate(Texts.storyListPage)
}
