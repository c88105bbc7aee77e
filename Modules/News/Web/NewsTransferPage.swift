import CoreDomain
import CoreWeb
import NewsDomain

/// The page that imports and exports lists of feeds.
struct NewsTransferPage: StateView {
  let layout: PageLayout

  func reply(to state: NewsTransferState) -> ServerReply? {
    switch state {
    case .idle, .working, .exported: nil
    case .imported(let feeds): reply(feeds)
    case .failure(let failure): reply(nil, failure)
    }
  }

  /// The page before an upload.
  var form: ServerReply { reply() }

  private func reply(
    _ feeds: ImportedFeeds? = nil, _ failure: StoryFailure? = nil
  ) -> ServerReply {
    let notes = feeds?.notes ?? []
    let model = (
      objection: failure?.description, total: feeds.map { Self.sentence($0) }, notes: notes,
      hasNotes: !notes.isEmpty, list: NewsRoutes.list.description
    )
    return layout.reply(
      Page(
        title: "Import and export", content: Self.template.render(model),
        problem: failure.map { Problem($0) }, place: NewsRoutes.transfer))
  }

  private static func sentence(_ feeds: ImportedFeeds) -> String {
    let added =
      "\(Figures.count(feeds.added.count, "feed")) added, \(feeds.known) already subscribed"
    guard feeds.leftOut > 0 else { return "\(added)." }
    return "\(added), \(Figures.count(feeds.leftOut, "row")) skipped."
  }

  private static let template = PageTemplate(Texts.newsTransferPage)
}
