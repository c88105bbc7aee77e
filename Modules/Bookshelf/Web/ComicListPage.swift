import BookshelfDomain
import CoreDomain
import CoreWeb

/// The shelf as a page: first the cached shelf, then the progress of the update, then the updated
/// shelf instead of the cached one. It needs no script: the style sheet hides outdated parts.
struct ComicListPage: LiveView {
  /// The page to return to after signing in.
  let place: String
  let layout: PageLayout

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

  func opening(with state: ComicListState) -> String {
    guard case .reloading(let shelf, _) = state else { return "" }
    return layout.opening(page("")) + top + PageLayout.liveOpening
      + PageLayout.stored(list(shelf, isUnderWay: true))
  }

  func part(of state: ComicListState) -> LivePart {
    switch state {
    case .idle, .preparing: .nothing
    case .reloading(_, let progress): .piece(ComicSyncNote.markup(of: progress))
    case .success(let shelf, let reason): .end(PageLayout.fresh(note(reason) + list(shelf)))
    case .progress: .end("")
    case .failure(let failure): .end(failure.alert(in: layout) + Self.wayOut)
    }
  }

  var closing: String { PageLayout.liveClosing }

  private func reply(_ content: String, _ problem: Problem? = nil) -> ServerReply {
    layout.reply(page(content, problem))
  }

  private func page(_ content: String, _ problem: Problem? = nil) -> Page {
    Page(title: "Bookshelf", content: content, problem: problem, place: ComicRoutes.shelf)
  }

  private func list(_ shelf: ComicShelf, isUnderWay: Bool = false) -> String {
    let list = ComicListMarkup.markup(of: shelf, isUnderWay: isUnderWay, at: ComicRoutes.shelf)
    return isUnderWay ? list : PageLayout.live("shelf", list)
  }

  /// Why the data may be out of date.
  private func note(_ reason: ComicFailure?) -> String {
    reason.map { Self.stale.render($0.description) } ?? ""
  }

  private var top: String { ComicSearchForm.markup(query: "") }

  private static let wayOut = """
    <p class="actions"><a class="button" href="\(ComicRoutes.shelf)">Show the bookshelf</a></p>

    """

  private static let stale = PageTemplate(
    """
    <p class="notice" role="status">The catalogue could not be updated, so it may be out of date. {{.}}</p>

    """)
}
