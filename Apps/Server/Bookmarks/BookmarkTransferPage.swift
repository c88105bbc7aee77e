import BookmarksDomain
import CoreDomain

/// The page that imports and exports bookmark files.
struct BookmarkTransferPage: StateView {
  /// The address of the link that saves the page that a browser shows.
  let savingLink: String
  let layout: PageLayout

  func reply(to state: BookmarkTransferState) -> ServerReply? {
    switch state {
    case .idle, .working, .importing, .exporting, .exported: nil
    case .imported(let report): reply(Model(savingLink, report: report), nil)
    case .failure(let failure, after: let report):
      reply(Model(savingLink, report: report, alert: failure.description), Problem(failure))
    }
  }

  /// The page before an upload.
  var form: ServerReply { reply(Model(savingLink), nil) }

  private func reply(_ model: Model, _ problem: Problem?) -> ServerReply {
    layout.reply(
      Page(
        title: "Import and export", content: Self.template.render(model), problem: problem,
        place: Route(path: ["bookmarks", "transfer"])))
  }

  private struct Model {
    /// The address of the link that saves the page that a browser shows.
    let savingLink: String
    var alert: String?
    /// The result of the import in a sentence.
    var total: String?
    /// Notes about the file as a whole, in sentences.
    var note: String?
    var skipped: [SkippedRow] = []
    var hasSkipped = false
    /// How many skipped rows the page shows, in a sentence.
    var skippedNote: String?

    init(_ savingLink: String, report: ImportReport? = nil, alert: String? = nil) {
      self.savingLink = savingLink
      self.alert = alert
      guard let report else { return }
      note = report.note
      let before = alert == nil ? "" : "Before the error: "
      total =
        "\(before)\(report.imported) imported, \(report.merged) merged, "
        + "\(report.skippedCount) skipped."
      skipped = Array(report.skipped.prefix(Self.shown))
      hasSkipped = !skipped.isEmpty
      skippedNote = report.skippedCount > skipped.count ? "The first \(skipped.count):" : nil
    }

    /// The encodings to choose from. Files in these encodings often do not declare them.
    let encodings = [
      "utf-8", "shift_jis", "euc-jp", "iso-2022-jp", "gbk", "big5", "euc-kr", "windows-1250",
      "windows-1251", "windows-1252", "koi8-r",
    ]

    /// The maximum number of skipped rows that the page shows.
    private static let shown = 100
  }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p id="alert" role="alert">{{.}}</p>
    {{/alert}}
    {{#total}}
    <p class="notice" role="status">{{.}}</p>
    {{/total}}
    {{#note}}
    <p><span dir="auto">{{.}}</span></p>
    {{/note}}
    {{#hasSkipped}}
    <section aria-labelledby="skipped">
    <h2 id="skipped">Skipped rows</h2>
    {{#skippedNote}}
    <p>{{.}}</p>
    {{/skippedNote}}
    <ul>
    {{#skipped}}
    <li>Line {{line}}: <span dir="auto">{{reason}}</span></li>
    {{/skipped}}
    </ul>
    </section>
    {{/hasSkipped}}
    <div class="columns">
    <section class="card" aria-labelledby="import">
    <h2 id="import">Import</h2>
    <p>A bookmark file of any browser, or JSON exported here. Existing bookmarks are kept.</p>
    <form action="/bookmarks/transfer" method="post" enctype="multipart/form-data">
    <p><label for="folders">Folders</label>
    <select id="folders" name="folders">
    <option value="tags">Turn into tags</option>
    <option value="ignore">Ignore</option>
    </select></p>
    <p><label for="encoding">Encoding</label>
    <select id="encoding" name="encoding">
    <option value="">Detect</option>
    {{#encodings}}
    <option>{{.}}</option>
    {{/encodings}}
    </select></p>
    <p><label for="file">File</label>
    <input id="file" name="file" type="file" accept=".html,.htm,.json,text/html,application/json" required{{#alert}} aria-describedby="alert"{{/alert}}></p>
    <p><button>Import</button></p>
    </form>
    </section>
    <section class="card" aria-labelledby="export">
    <h2 id="export">Export</h2>
    <p>All bookmarks, including archived ones.</p>
    <p class="actions"><a class="button" href="/api/v1/bookmarks/export?format=netscape" download>For browsers (HTML)</a>
    <a class="button" href="/api/v1/bookmarks/export?format=json" download>For programs (JSON)</a></p>
    </section>
    <section class="card" aria-labelledby="save">
    <h2 id="save">Save from any page</h2>
    <p>Drag this link to the bookmarks bar of your browser. There, it opens the form for the page that you are on; here, it does nothing.</p>
    <p class="actions"><a class="button" href="{{savingLink}}">Save to Seams</a></p>
    <p><label for="address">Its address, to copy</label>
    <input id="address" value="{{savingLink}}" readonly></p>
    </section>
    </div>
    """)
}
