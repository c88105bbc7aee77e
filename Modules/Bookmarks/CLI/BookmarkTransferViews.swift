import BookmarksDomain
import CoreCLI

struct BookmarkImportView: Sendable {
  let json: Bool

  @Sendable func commandOutput(of state: BookmarkTransferState) -> CommandOutput? {
    switch state {
    case .idle, .working, .importing, .exporting, .exported: nil
    case .imported(let report): commandOutput(of: report)
    case .failure(let failure, after: let report): commandOutput(of: failure, after: report)
    }
  }

  private func commandOutput(of report: ImportReport) -> CommandOutput {
    let more = report.skippedCount - report.skipped.count
    let notices =
      [report.note].compactMap(\.self)
      + report.skipped.map { "Skipped line \($0.line): \($0.reason)" }
      + (more > 0 ? ["\(more) more \(more == 1 ? "row was" : "rows were") skipped."] : [])
    if json { return CommandOutput(json: ImportRecord(report)) }
    return CommandOutput(
      "Imported \(report.imported), merged \(report.merged), skipped \(report.skippedCount).\n",
      notices: notices)
  }

  private func commandOutput(of failure: BookmarkFailure, after report: ImportReport?)
    -> CommandOutput
  {
    let end = CommandOutput(failure: failure)
    guard let report, report.rows > 0 else { return end }
    let kept = "\(report.keptBeforeError) Import the same file again to continue."
    return CommandOutput(notices: end.notices, done: [kept], status: end.status)
  }
}

struct BookmarkExportView: Sendable {
  let path: String
  let json: Bool

  @Sendable func commandOutput(of state: BookmarkTransferState) -> CommandOutput? {
    switch state {
    case .idle, .working, .importing, .imported, .exporting: nil
    case .exported(let count): .exported(count, "\(count)", to: path, json: json)
    case .failure(let failure, after: _): CommandOutput(failure: failure)
    }
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
