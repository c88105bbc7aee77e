import CoreDomain
import HTTPTypes
import NewsDomain

/// The stories as pages. Connects intent, binding and view for one request each.
///
/// Actions redirect to a page that only shows their result, so that reloading it repeats nothing.
struct NewsPages: Sendable {
  let intents: NewsIntents
  let layout: PageLayout

  /// The front page. `refresh=no` skips the refresh.
  func front(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StoryListForm(in: request.query)
    let refreshes = try request.query.says("refresh") ?? true && !request.isForeign
    let view = StoryListPage(form: form, notice: NewsNotice(in: request.query), layout: layout)
    return try await intents.list(form, refreshing: refreshes).liveReply(by: view)
  }

  func markRead(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let view = StoryMarkAllView(destination: LocalPath(fields["to"]))
    return try await intents.markRead(
      feed: fields["feed"] ?? "", category: fields["category"] ?? ""
    ).reply(by: view)
  }

  func story(_ request: ServerRequest) async throws -> ServerReply {
    let view = StoryDetailPage(
      feed: request.query["feed"] ?? "",
      showsPictures: try request.query.says("pictures") ?? false, layout: layout)
    // HEAD requests and requests caused by other sites do not mark the story as read.
    let isUnseen = request.head.method == .head || request.isForeign
    return try await intents.show(request, keepingUnread: isUnseen).reply(by: view)
  }

  func star(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let view = StoryChangeView(destination: LocalPath(fields["to"]).text)
    let isStarred = try fields.says("starred") ?? true
    return try await intents.star(request, isStarred).reply(by: view)
  }

  func mark(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let view = StoryChangeView(destination: LocalPath(fields["to"]).text)
    let isRead = try fields.says("read") ?? true
    return try await intents.mark(request, asRead: isRead).reply(by: view)
  }

  /// Redirects to the form of a new bookmark, which belongs to another feature.
  func bookmark(_ request: ServerRequest) async throws -> ServerReply {
    let navigator = RedirectNavigator()
    let leaving = try await intents.bookmark(request, by: navigator)
    await leaving.intent.end()
    if let route = navigator.route { return .redirect(to: route) }
    return try await leaving.reply(by: StoryChangeView(destination: NewsRoutes.front.description))
  }
}

/// The result of marking stories as read.
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
