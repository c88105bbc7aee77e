import CoreDomain
import CoreWeb
import NewsDomain

/// The feeds by category, and the form that adds one, as a page.
struct NewsFeedsPage: StateView {
  /// The typed values, or `nil` if no feed is being added.
  var form: NewsFeedForm?
  /// The identifier of the feed that is being moved, and the typed category; `nil` if no feed is
  /// being moved.
  var move: (feed: String, category: String)?
  /// The result of the last action.
  var notice: NewsNotice?
  /// Whether the request is an action. If the action fails, the view throws the failure, and the
  /// page is shown again with it.
  var isAction = false
  /// Why the action failed, or `nil`.
  var refusal: StoryFailure?
  let layout: PageLayout

  func reply(to state: NewsFeedsState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .adding, .refreshing, .refreshed: nil
    case .added: NewsNotice.added.reply(leadingTo: NewsRoutes.feeds)
    case .removed: NewsNotice.removed.reply(leadingTo: NewsRoutes.feeds)
    case .filed: NewsNotice.filed.reply(leadingTo: NewsRoutes.feeds)
    case .success(let feeds):
      if let refusal {
        reply(feeds, refusal)
      } else {
        reply(PageLayout.live("feeds", NewsFeedsMarkup.markup(of: feeds)))
      }
    case .failure(let failure) where isAction: throw failure
    case .failure(let failure): reply([], refusal ?? failure)
    }
  }

  /// - Parameter feeds: The stored feeds; empty if they cannot be loaded.
  private func reply(_ feeds: [NewsFeedOverview], _ failure: StoryFailure) -> ServerReply {
    let objection = failure.objections[.category]
    let isMoveShown = feeds.contains { $0.feed.id.raw == move?.feed }
    let list =
      feeds.isEmpty ? "" : NewsFeedsMarkup.markup(of: feeds, moving: move, objection)
    let alert =
      form == nil ? failure.alert(besides: isMoveShown ? [.category] : [], in: layout) : ""
    return reply(list, alert: alert, failure)
  }

  private func reply(
    _ list: String, alert: String = "", _ failure: StoryFailure? = nil
  ) -> ServerReply {
    let form = NewsFeedFormMarkup.markup(form, form == nil ? nil : failure, in: layout)
    return layout.reply(
      page((notice?.markup ?? "") + alert + form + list, failure.map { Problem($0) }))
  }

  /// A page with the feeds' title and navigation.
  func page(_ content: String, _ problem: Problem? = nil) -> Page {
    Page(title: "Feeds", content: content, problem: problem, place: NewsRoutes.feeds)
  }
}

/// The progress of a manual refresh, followed by the list of feeds.
struct NewsRefreshPage: LiveView {
  let page: NewsFeedsPage

  func reply(to state: NewsFeedsState) throws -> ServerReply? { try page.reply(to: state) }

  func opening(with state: NewsFeedsState) -> String {
    page.layout.opening(page.page("")) + PageLayout.liveOpening
  }

  func part(of state: NewsFeedsState) -> LivePart {
    switch state {
    case .idle, .preparing, .adding, .added, .removed, .filed: .nothing
    case .refreshing(let progress): .piece(NewsRefreshNote.markup(of: progress))
    case .refreshed(let report):
      .piece(NewsRefreshNote.markup(of: report) + NewsRefreshReport.markup(of: report))
    case .success(let feeds):
      .end(NewsFeedFormMarkup.markup(in: page.layout) + NewsFeedsMarkup.markup(of: feeds))
    case .failure(let failure): .end(failure.alert(in: page.layout))
    }
  }

  var closing: String { PageLayout.liveClosing }
}
