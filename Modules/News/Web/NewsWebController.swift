import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// Serves the screens as pages.
///
/// Actions redirect to a page that only shows their result, so that reloading the page does not
/// repeat the action.
struct NewsWebController: Sendable {
  let screens: any NewsScreens
  let layout: PageLayout

  var routes: [ServerRoute] {
    storyRoutes + feedRoutes + filterRoutes + previewRoutes + transferRoutes
  }

  private var storyRoutes: [ServerRoute] {
    [
      // The front page. `refresh=no` skips the refresh.
      ServerRoute(.get, "/news", isLive: true) { request in
        let form = try StoryListForm(in: request.listQuery)
        let refreshes = try request.query.says("refresh") ?? true && !request.isForeign
        let view = StoryListPage(form: form, notice: NewsNotice(in: request.query), layout: layout)
        return try await screens.list(navigator: RedirectNavigator())
          .liveReply(to: .show(form, refreshing: refreshes), as: view)
      },
      // Redirects to the story that is nearest to a position in a list. So a story's page need not
      // look up the story's neighbours in the list.
      ServerRoute(.get, "/news/nearest") { request in
        var form = try StoryListForm(in: request.query)
        form.limit = "1"
        return try await screens.list(navigator: RedirectNavigator())
          .reply(to: .show(form, refreshing: false), as: StoryNearestView(form: form))
      },
      ServerRoute(.post, "/news/mark-read") { request in
        let fields = try request.form()
        return try await screens.list(navigator: RedirectNavigator()).reply(
          to: .markRead(
            feed: fields["feed"] ?? "", category: fields["category"] ?? "",
            upTo: fields["last"] ?? "", thenShowing: StoryListForm(limit: "1")),
          as: StoryMarkAllView(destination: LocalPath(fields["to"])))
      },
      ServerRoute(.get, "/news/stories/:id") { request in
        let form = try StoryListForm(in: request.query).whole
        let view = StoryDetailPage(
          form: form, showsPictures: try request.query.says("pictures") ?? false, layout: layout)
        // HEAD requests and requests caused by other sites do not mark the story as read.
        let isUnseen = request.head.method == .head || request.isForeign
        return try await screens.detail(navigator: RedirectNavigator()).reply(
          to: .show(try story(of: request), of: form.feed, keepingUnread: isUnseen), as: view)
      },
      ServerRoute(.post, "/news/stories/:id/star") { request in
        let fields = try request.form()
        let isStarred = try fields.says("starred") ?? true
        return try await change(
          .star(try story(of: request), isStarred), thenShowing: fields["to"])
      },
      ServerRoute(.post, "/news/stories/:id/mark") { request in
        let fields = try request.form()
        let isRead = try fields.says("read") ?? true
        return try await change(
          .mark(try story(of: request), asRead: isRead),
          thenShowing: fields["marked"] ?? fields["to"])
      },
      // Redirects to the form of a new bookmark, which belongs to another feature.
      ServerRoute(.post, "/news/stories/:id/bookmark") { request in
        let navigator = RedirectNavigator()
        let view = StoryBookmarkView(navigator: navigator)
        return try await screens.detail(navigator: navigator)
          .reply(to: .bookmark(try story(of: request)), as: view)
      },
    ]
  }

  private func change(
    _ intent: StoryDetailIntent, thenShowing place: String?
  ) async throws -> ServerReply {
    try await screens.detail(navigator: RedirectNavigator())
      .reply(to: intent, as: StoryChangeView(destination: LocalPath(place).text))
  }

  private func story(of request: ServerRequest) throws(Problem) -> Story.ID {
    Story.ID(try request.parameter("id"))
  }
}

struct StoryMarkAllView: StateView {
  let destination: LocalPath

  func reply(to state: StoryListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .refreshing, .success: nil
    case .marked: .redirect(to: destination.text)
    case .failure(let failure): throw Problem(failure)
    }
  }
}
