import CoreCLI
import NewsDomain

struct NewsImportView: Sendable {
  let json: Bool

  @Sendable func commandOutput(of state: NewsTransferState) -> CommandOutput? {
    switch state {
    case .idle, .working, .exported: nil
    case .imported(let imported): commandOutput(of: imported)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of imported: ImportedFeeds) -> CommandOutput {
    let notes = imported.notes
    if json { return CommandOutput(json: ImportedFeedsRecord(imported), notices: notes) }
    let parts = [
      "Added \(StoryFigures.count(imported.added.count, "feed"))",
      "\(imported.known) already subscribed", "\(imported.leftOut) skipped",
    ]
    let isHelpful = !imported.added.isEmpty
    return CommandOutput(
      parts.joined(separator: ", ") + ".\n",
      notices: notes + (isHelpful ? ["Fetch them with “seams news refresh”."] : []))
  }
}

/// The result of an export. If the file is the standard output, nothing else is printed.
struct NewsExportView: Sendable {
  let path: String
  let json: Bool

  private struct Record: Encodable {
    let exported: Int
    let file: String
  }

  @Sendable func commandOutput(of state: NewsTransferState) -> CommandOutput? {
    switch state {
    case .idle, .working, .imported: nil
    case .exported(let count): commandOutput(of: count)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  func commandOutput(of count: Int) -> CommandOutput {
    if path == "-" { return CommandOutput() }
    return json
      ? CommandOutput(json: Record(exported: count, file: path))
      : CommandOutput("Exported \(StoryFigures.count(count, "feed")) to \(path.harmless).\n")
  }
}
