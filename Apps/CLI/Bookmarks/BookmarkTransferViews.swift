import BookmarksDomain

/// The result of importing a file.
struct BookmarkImportView: Sendable {
  let json: Bool

  @Sendable func printout(of state: BookmarkTransferState) -> Printout? {
    switch state {
    case .idle, .working, .importing, .exporting, .exported: nil
    case .imported(let report): printout(of: report)
    case .failure(let failure, after: let report): printout(of: failure, after: report)
    }
  }

  private func printout(of report: ImportReport) -> Printout {
    let more = report.skippedCount - report.skipped.count
    let notices =
      [report.note].compactMap(\.self)
      + report.skipped.map { "Skipped line \($0.line): \($0.reason)" }
      + (more > 0 ? ["\(more) more \(more == 1 ? "row was" : "rows were") skipped."] : [])
    if json { return Printout(json: ImportRecord(report)) }
    return Printout(
      "Imported \(report.imported), merged \(report.merged), skipped \(report.skippedCount).\n",
      notices: notices)
  }

  private func printout(of failure: BookmarkFailure, after report: ImportReport?) -> Printout {
    let end = Printout(failure: failure)
    guard let report, report.rows > 0 else { return end }
    let kept =
      "\(report.imported) bookmarks imported and \(report.merged) merged before the error are kept. "
      + "Import the same file again to continue."
    return Printout(notices: end.notices, done: [kept], status: end.status)
  }
}

/// The result of an export. If the bookmarks were exported to standard output, nothing else is
/// printed there.
struct BookmarkExportView: Sendable {
  let path: String
  let json: Bool

  private struct Record: Encodable {
    let exported: Int
    let file: String
  }

  func printout(of count: Int) -> Printout {
    if path == "-" { return Printout() }
    return json
      ? Printout(json: Record(exported: count, file: path))
      : Printout("Exported \(count) to \(path.harmless).\n")
  }
}

extension BookmarkTransferState: TerminalState {
  var progress: Progress? {
    switch self {
    case .importing(let report): Progress(text: "Importing: \(report.rows) rows …")
    case .exporting(let count): Progress(text: "Exporting: \(count) bookmarks …")
    case .idle, .working, .imported, .exported, .failure: nil
    }
  }
}
