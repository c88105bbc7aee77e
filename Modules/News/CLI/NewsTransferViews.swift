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

struct NewsExportView: Sendable {
  let path: String
  let json: Bool

  @Sendable func commandOutput(of state: NewsTransferState) -> CommandOutput? {
    switch state {
    case .idle, .working, .imported: nil
    case .exported(let count):
      .exported(count, StoryFigures.count(count, "feed"), to: path, json: json)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }
}
