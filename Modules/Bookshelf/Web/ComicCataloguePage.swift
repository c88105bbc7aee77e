import BookshelfDomain
import CoreDomain
import CoreWeb

/// The page with the time of the last catalogue update, the button that starts an update, and the
/// progress of the update.
struct ComicCataloguePage: LiveView {
  let layout: PageLayout

  func reply(to state: ComicCatalogueState) -> ServerReply? {
    let problem: Problem? = if case .failure(let failure) = state { Problem(failure) } else { nil }
    return content(for: state).map { layout.reply(page($0, problem)) }
  }

  func opening(with state: ComicCatalogueState) -> String {
    layout.opening(page("")) + PageLayout.liveOpening
  }

  func part(of state: ComicCatalogueState) -> LivePart {
    if case .synchronising(let progress) = state {
      return .piece(ComicSyncNote.markup(of: progress))
    }
    return content(for: state).map { LivePart.end($0) } ?? .nothing
  }

  var closing: String { PageLayout.liveClosing }

  /// The content for a final state, or `nil` for any other state.
  private func content(for state: ComicCatalogueState) -> String? {
    switch state {
    case .idle, .preparing, .synchronising: nil
    case .success(let state): Self.markup(of: state) + Self.button
    case .incomplete(.unconfigured): Self.markup(of: .unconfigured)
    case .incomplete(let gap): Self.markup(of: gap) + Self.button
    case .synchronised(let progress): Self.markup(of: progress) + Self.button
    case .failure(let failure): failure.alert(in: layout) + Self.button
    }
  }

  private func page(_ content: String, _ problem: Problem? = nil) -> Page {
    Page(title: "Catalogue", content: content, problem: problem, place: ComicRoutes.catalogue)
  }

  private static func markup(of gap: CatalogueGap) -> String {
    incomplete.render(gap.sentence)
  }

  private static func markup(of state: CatalogueState) -> String {
    known.render((series: Figures.grouped(state.series), updated: PageTime(state.finishedAt)))
  }

  private static func markup(of progress: CatalogueProgress) -> String {
    let notes = progress.notes.map(\.description)
    return done.render(
      (sentence: ComicSyncNote.sentence(progress), notes: notes, hasNotes: !notes.isEmpty))
  }

  private static let known = PageTemplate(Texts.comicCataloguePageKnown)

  private static let incomplete = PageTemplate(
    """
    <p role="status">{{.}}</p>

    """)

  private static let button = """
    <form action="/bookshelf/catalogue" method="post"><p><button class="primary">Update the catalogue</button></p></form>

    """

  private static let done = PageTemplate(Texts.comicCataloguePageDone)
}

extension CatalogueGap {
  /// What is missing, as a sentence.
  var sentence: String {
    switch self {
    case .unconfigured: ComicFailure.noCatalogue.description
    case .unfetched: "The catalogue has not been fetched yet."
    case .partial: "The catalogue was fetched in part. Repeat the update to fetch the rest."
    }
  }
}
