import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The shelf as a page: first the cached shelf, then the progress of the update, then the updated
/// shelf instead of the cached one. It needs no script: the style sheet hides outdated parts.
struct ComicListPage: LiveView {
  /// The page to return to after signing in.
  let place: String
  let layout: PageLayout

  var fields: HTTPFields {
    var fields = layout.fields
    fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
    return fields
  }

  /// Returns the complete page if the first state is already final, or `nil` to stream the page.
  func reply(to state: ComicListState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .reloading, .progress: nil
    case .success(let shelf, let reason): reply(top + note(reason) + list(shelf))
    case .failure(let failure) where failure.needsSignIn:
      .redirect(to: ComicRoutes.account(leadingTo: place))
    case .failure(let failure):
      reply(top + failure.alert(in: layout) + Self.wayOut, Problem(failure))
    }
  }

  func firstPiece(for state: ComicListState) -> String? {
    guard case .reloading(let shelf, let progress) = state else { return nil }
    return layout.opening(page("")) + top + Self.begin + list(shelf, isUnderWay: true)
      + Self.middle + ComicSyncNote.markup(of: progress)
  }

  func piece(for state: ComicListState) -> String? {
    switch state {
    case .reloading(_, let progress): ComicSyncNote.markup(of: progress)
    case .idle, .preparing, .success, .progress, .failure: nil
    }
  }

  func isLasting(_ state: ComicListState) -> Bool {
    switch state {
    case .idle, .preparing, .reloading: false
    case .success, .progress, .failure: true
    }
  }

  func end(with state: ComicListState, to sink: any ByteSink) async throws {
    switch state {
    case .idle, .preparing, .reloading, .progress: break
    case .success(let shelf, let reason):
      try await sink.write(text: Self.fresh + note(reason) + list(shelf) + "</div>")
    case .failure(let failure):
      try await sink.write(text: failure.alert(in: layout) + Self.wayOut)
    }
    try await sink.write(text: "</div>" + PageLayout.closing)
  }

  private func reply(_ content: String, _ problem: Problem? = nil) -> ServerReply {
    layout.replyWithPictures(page(content, problem))
  }

  private func page(_ content: String, _ problem: Problem? = nil) -> Page {
    Page(title: "Bookshelf", content: content, problem: problem, place: ComicRoutes.shelf)
  }

  private func list(_ shelf: ComicShelf, isUnderWay: Bool = false) -> String {
    let list = ComicListModel(shelf, isUnderWay: isUnderWay, at: ComicRoutes.shelf).markup
    return isUnderWay ? list : PageLayout.live("shelf", list)
  }

  /// Why the data may be out of date.
  private func note(_ reason: ComicFailure?) -> String {
    reason.map { Self.stale.render($0.description) } ?? ""
  }

  private var top: String { ComicSearchForm(query: "").markup }

  private static let wayOut = """
    <p class="actions"><a class="button" href="\(ComicRoutes.shelf)">Show the bookshelf</a></p>

    """

  private static let begin = "<div class=\"live\">\n<div class=\"stored\">\n"
  private static let middle = "</div>\n"
  private static let fresh = "<div class=\"fresh\">\n"

  private static let stale = PageTemplate(
    """
    <p class="notice" role="status">The catalogue could not be updated, so it may be out of date. {{.}}</p>

    """)
}
