import BookshelfDomain
import CoreCLI
import CoreDomain

/// The result of a synchronization, or the time of the last synchronization.
struct ComicCatalogueView: Sendable {
  let context: CommandContext
  var json = false
  var program = CommandOutput.bookshelf

  @Sendable func commandOutput(of state: ComicCatalogueState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .synchronising: nil
    case .success(let last): commandOutput(of: last)
    case .incomplete(let gap): CommandOutput(notices: gap.notices(program: program))
    case .synchronised(let progress): commandOutput(of: progress)
    case .failure(let failure): CommandOutput(failure: failure, program: program)
    }
  }

  private func commandOutput(of last: CatalogueState) -> CommandOutput {
    CommandOutput(
      "\(Figures.count(last.series, "series", "series")) from "
        + "\(context.display.text(last.start.address)), last updated "
        + "\(Figures.age(of: last.finishedAt, at: context.clock.now)).\n")
  }

  private func commandOutput(of progress: CatalogueProgress) -> CommandOutput {
    let notices = notes(of: progress)
    if json { return CommandOutput(json: CatalogueProgressRecord(progress), notices: notices) }
    return CommandOutput(context.display.text(progress.summary) + "\n", notices: notices)
  }

  /// The parts of the catalogue that were skipped, followed by the number of further skipped parts
  /// that the report does not list.
  private func notes(of progress: CatalogueProgress) -> [String] {
    let rest = progress.leftOut - progress.notes.count
    let notes = progress.notes.map { "Skipped: \($0)" }
    return notes + (rest > 0 ? ["Skipped \(Figures.grouped(rest)) more."] : [])
  }
}

extension CatalogueProgress {
  /// The result in a sentence: `30 series on 2 pages: 28 new, 2 unchanged.`
  var summary: String {
    let counts = [
      (changes.added, "new"), (changes.changed, "changed"), (changes.unchanged, "unchanged"),
      (withdrawn, "withdrawn"),
    ].filter { $0.0 > 0 }.map { "\(Figures.grouped($0.0)) \($0.1)" }
    let pages =
      unchangedPages > 0
      ? Figures.count(pages, "page") + ", \(Figures.grouped(unchangedPages)) unchanged"
      : Figures.count(pages, "page")
    return "\(Figures.count(series, "series", "series")) on \(pages)"
      + (counts.isEmpty ? "." : ": \(counts.joined(separator: ", ")).")
  }
}
