import BookshelfDomain
import CoreDomain
import CoreWeb

/// The reader's progress as a page.
struct ComicProgressPage: StateView {
  let layout: PageLayout

  func reply(to state: ComicListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .reloading, .success: nil
    case .progress(let progress): reply(progress)
    case .failure(let failure) where failure.needsSignIn:
      .redirect(to: ComicRoutes.account(leadingTo: ComicRoutes.progress.description))
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ progress: [ComicProgress]) -> ServerReply {
    let model = (rows: progress.map { ComicCard($0) }, hasRows: !progress.isEmpty)
    return layout.reply(
      Page(
        title: "Reading", content: Self.template.render(model, drawing: ComicCard.registered),
        place: ComicRoutes.progress))
  }

  private static let template = TableTemplate<ComicCard>(Texts.comicProgressPage)
}
