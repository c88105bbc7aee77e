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
    case .imported(let report): reply(report, nil)
    case .failure(let failure, after: let report): reply(report, failure)
    }
  }

  /// The page before an upload.
  var form: ServerReply { reply(nil, nil) }

  private func reply(_ report: ImportReport?, _ failure: BookmarkFailure?) -> ServerReply {
    let uses = PageChoice.all(chosen: folders.rawValue) { (use: FolderUse) in
      use == .tags ? "Turn into tags" : "Ignore"
    }
    let encodings = ([""] + Self.labels).map { label in
      PageChoice(label, label.isEmpty ? "Detect" : label, chosen: encoding)
    }
    let isFileInvalid =
      switch failure {
      case .unreadableFile?, .file?: true
      default: false
      }
    let isEncodingInvalid = if case .unusableEncoding? = failure { true } else { false }
    let before = failure == nil ? "" : "Before the error: "
    let total = report.map { report in
      "\(before)\(report.imported) imported, \(report.merged) merged, "
        + "\(report.skippedCount) skipped."
    }
    let skipped = Array(report?.skipped.prefix(Self.shown) ?? [])
    let isCut = (report?.skippedCount ?? 0) > skipped.count
    let model = (
      savingLink: savingLink, product: ProductName.text, folders: uses, encodings: encodings,
      alert: failure?.description, isFileInvalid: isFileInvalid,
      isEncodingInvalid: isEncodingInvalid, total: total, note: report?.note, skipped: skipped,
      hasSkipped: !skipped.isEmpty, skippedNote: isCut ? "The first \(skipped.count):" : nil
    )
    return layout.reply(
      Page(
        title: "Import and export", content: Self.template.render(model),
        problem: failure.map { Problem($0) }, place: Route(path: ["bookmarks", "transfer"])))
  }

  /// The encodings to choose from. Files in these encodings often do not declare them.
  private static let labels = [
    "utf-8", "shift_jis", "euc-jp", "iso-2022-jp", "gbk", "big5", "euc-kr", "windows-1250",
    "windows-1251", "windows-1252", "koi8-r",
  ]

  /// The maximum number of skipped rows that the page shows.
  private static let shown = 100

  private static let template = PageTemplate(Texts.bookmarkTransferPage)
}
