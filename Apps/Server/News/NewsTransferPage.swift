import CoreDomain
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
      "\(PageWords.count(feeds.added.count, "feed")) added, \(feeds.known) already subscribed"
    guard feeds.leftOut > 0 else { return "\(added)." }
    return "\(added), \(PageWords.count(feeds.leftOut, "row")) skipped."
  }

  private struct Model {
    /// Why the file is invalid.
    var objection: String?
    /// The result of the import in a sentence.
    var total: String?
    /// The skipped rows with their reasons.
    var notes: [String] = []
    var hasNotes = false
    let list = NewsRoutes.list.description
  }

  private static let template = PageTemplate(
    """
    {{#total}}
    <p class="notice" role="status">{{.}} <a href="/news">Fetch the feeds</a></p>
    {{/total}}
    {{#hasNotes}}
    <details class="trouble">
    <summary>Skipped rows</summary>
    <ul>
    {{#notes}}
    <li>{{.}}</li>
    {{/notes}}
    </ul>
    </details>
    {{/hasNotes}}
    <div class="columns">
    <section class="card" aria-labelledby="import">
    <h2 id="import">Import</h2>
    <p>An OPML file, as other feed readers export it. Folders become categories. Existing feeds do not change.</p>
    <form action="/news/transfer" method="post" enctype="multipart/form-data">
    <p><label for="file">File</label>
    <input id="file" name="file" type="file" accept=".opml,.xml,text/x-opml,text/xml,application/xml" required{{#objection}} aria-invalid="true" aria-describedby="file-objection" autofocus{{/objection}}>
    {{#objection}}
    <span id="file-objection" role="alert">{{.}}</span>
    {{/objection}}
    </p>
    <p><button>Import</button></p>
    </form>
    </section>
    <section class="card" aria-labelledby="export">
    <h2 id="export">Export</h2>
    <p>All feeds with their categories.</p>
    <p class="actions"><a class="button" href="{{list}}" download>Feeds (OPML)</a></p>
    </section>
    </div>
    """)
}
