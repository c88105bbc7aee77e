import NewsDomain

/// The result of importing a list.
struct NewsImportView: Sendable {
  let json: Bool

  @Sendable func printout(of state: NewsTransferState) -> Printout? {
    switch state {
    case .idle, .working, .exported: nil
    case .imported(let imported): printout(of: imported)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of imported: ImportedFeeds) -> Printout {
    let notes = imported.notes
    if json { return Printout(json: ImportedFeedsRecord(imported), notices: notes) }
    let parts = [
      "Added \(StoryFigures.count(imported.added.count, "feed"))",
      "\(imported.known) already subscribed", "\(imported.leftOut) skipped",
    ]
    let isHelpful = !imported.added.isEmpty
    return Printout(
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

  func printout(of count: Int) -> Printout {
    if path == "-" { return Printout() }
    return json
      ? Printout(json: Record(exported: count, file: path))
      : Printout("Exported \(StoryFigures.count(count, "feed")) to \(path.harmless).\n")
  }
}
