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

  /// Returns the progress line of an import.
  @Sendable func progress(of state: BookmarkTransferState) -> String? {
    guard case .importing(let report) = state else { return nil }
    return "Importing: \(report.rows) rows …"
  }

  private func printout(of report: ImportReport) -> Printout {
    let more = report.skippedCount - report.skipped.count
    let notices =
      [report.note].compactMap(\.self)
      + report.skipped.map { "Line \($0.line) was skipped. \($0.reason)" }
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
      "Before that, \(report.imported) were imported and \(report.merged) merged, which stay; "
      + "the same file again goes on from there."
    return Printout(notices: end.notices, done: [kept], status: end.status)
  }
}

/// The result of an export. If the file is the standard output, nothing else is printed.
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

  /// Returns the progress line of an export.
  @Sendable func progress(of state: BookmarkTransferState) -> String? {
    guard case .exporting(let count) = state else { return nil }
    return "Exporting: \(count) bookmarks …"
  }
}
