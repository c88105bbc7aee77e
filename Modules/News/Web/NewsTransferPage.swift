import CoreDomain
import CoreWeb
import NewsDomain

/// The page that imports and exports lists of feeds.
struct NewsTransferPage: StateView {
  let layout: PageLayout

  func reply(to state: NewsTransferState) -> ServerReply? {
    switch state {
    case .idle, .working, .exported: nil
    case .imported(let feeds):
      reply(
        Model(
          total: Self.sentence(feeds), notes: feeds.notes, hasNotes: !feeds.notes.isEmpty))
    case .failure(let failure): reply(Model(objection: failure.description), Problem(failure))
    }
  }

  /// The page before an upload.
  var form: ServerReply { reply(Model()) }

  private func reply(_ model: Model, _ problem: Problem? = nil) -> ServerReply {
    layout.reply(
      Page(
        title: "Import and export", content: Self.template.render(model), problem: problem,
        place: NewsRoutes.transfer))
  }

  private static func sentence(_ feeds: ImportedFeeds) -> String {
    let added =
      "\(Figures.count(feeds.added.count, "feed")) added, \(feeds.known) already subscribed"
    guard feeds.leftOut > 0 else { return "\(added)." }
    return "\(added), \(Figures.count(feeds.leftOut, "row")) skipped."
  }

  private struct Model {
    /// Why the file is invalid.
    var objection: String?
    /// The result of the import in a sentence.
    var total: String?
    /// See ``ImportedFeeds/notes``.
    var notes: [String] = []
    var hasNotes = false
    let list = NewsRoutes.list.description
  }

  private static let template = PageTemplate(Texts.newsTransferPage)
}
