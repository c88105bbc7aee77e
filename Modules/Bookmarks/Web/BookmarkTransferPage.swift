import BookmarksDomain
import CoreDomain
import CoreWeb

/// The page that imports and exports bookmark files.
struct BookmarkTransferPage: StateView {
  /// The address of the ``BookmarkSavingLink``.
  let savingLink: String
  /// How the sent form treats folders.
  var folders = FolderUse.tags
  /// The label of the encoding in the sent form; empty to detect the encoding.
  var encoding = ""
  let layout: PageLayout

  func reply(to state: BookmarkTransferState) -> ServerReply? {
    switch state {
    case .idle, .working, .importing, .exporting, .exported: nil
    case .imported(let report): reply(Model(self, report: report), nil)
    case .failure(let failure, after: let report):
      reply(Model(self, report: report, failure), Problem(failure))
    }
  }

  /// The page before an upload.
  var form: ServerReply { reply(Model(self), nil) }

  private func reply(_ model: Model, _ problem: Problem?) -> ServerReply {
    layout.reply(
      Page(
        title: "Import and export", content: Self.template.render(model), problem: problem,
        place: Route(path: ["bookmarks", "transfer"])))
  }

  private struct Model {
    /// The address of the ``BookmarkSavingLink``.
    let savingLink: String
    let product = ProductName.text
    let folders: [PageChoice]
    let encodings: [PageChoice]
    let alert: String?
    let isFileInvalid: Bool
    let isEncodingInvalid: Bool
    /// The result of the import in a sentence, or `nil` before an import.
    var total: String?
    /// Sentences about the file as a whole, or `nil`.
    var note: String?
    var skipped: [SkippedRow] = []
    var hasSkipped = false
    /// How many skipped rows the page shows, in a sentence; `nil` if the page shows all of them.
    var skippedNote: String?

    init(
      _ page: BookmarkTransferPage, report: ImportReport? = nil, _ failure: BookmarkFailure? = nil
    ) {
      savingLink = page.savingLink
      folders = PageChoice.all(chosen: page.folders.rawValue) { (use: FolderUse) in
        use == .tags ? "Turn into tags" : "Ignore"
      }
      encodings = ([""] + Self.labels).map { label in
        PageChoice(label, label.isEmpty ? "Detect" : label, chosen: page.encoding)
      }
      alert = failure?.description
      isFileInvalid =
        switch failure {
        case .unreadableFile?, .file?: true
        default: false
        }
      isEncodingInvalid = if case .unusableEncoding? = failure { true } else { false }
      guard let report else { return }
      note = report.note
      let before = failure == nil ? "" : "Before the error: "
      total =
        "\(before)\(report.imported) imported, \(report.merged) merged, "
        + "\(report.skippedCount) skipped."
      skipped = Array(report.skipped.prefix(Self.shown))
      hasSkipped = !skipped.isEmpty
      skippedNote = report.skippedCount > skipped.count ? "The first \(skipped.count):" : nil
    }

    /// The encodings to choose from. Files in these encodings often do not declare them.
    private static let labels = [
      "utf-8", "shift_jis", "euc-jp", "iso-2022-jp", "gbk", "big5", "euc-kr", "windows-1250",
      "windows-1251", "windows-1252", "koi8-r",
    ]

    /// The maximum number of skipped rows that the page shows.
    private static let shown = 100
  }

  private static let template = PageTemplate(Texts.bookmarkTransferPage)
}
