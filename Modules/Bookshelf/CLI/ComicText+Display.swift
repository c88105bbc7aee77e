import BookshelfDomain
import CoreCLI
import CoreDomain

extension Display {
  /// The series of a shelf for people: two numbered lines each.
  func text(of shelf: ComicShelf) -> String {
    let width = max(3, String(shelf.entries.count).count)
    let margin = String(repeating: " ", count: width + 2)
    return shelf.entries.enumerated().map { index, entry in
      numbered(index + 1, width: width) + "\(headline(entry.title))\n"
        + "\(margin)\(details(of: entry))\n"
    }.joined()
  }

  /// The number of an entry before its text, flush right.
  func numbered(_ number: Int, width: Int = 3) -> String {
    String(number).rightAligned(to: width) + "  "
  }

  /// The items to continue reading, a line each; empty if there are none.
  func text(of continuing: [ComicContinuation]) -> String {
    guard !continuing.isEmpty else { return "" }
    return "\nContinue reading\n" + continuing.map { "     " + line(of: $0.next) }.joined()
  }

  /// The page to continue with, on one line.
  func line(of next: ContinueReading) -> String {
    "\(text(next.readable.title)), page \(next.page) of \(next.readable.pages) · "
      + "\(detail(next.readable.item.text))\n"
  }

  /// The progress in a volume or an episode, as two numbered lines.
  func line(of place: ComicProgress, _ number: Int, at now: Timestamp) -> String {
    let progress = place.progress
    let parts = [
      progress.isFinished
        ? "finished" : "page \(progress.page) of \(Figures.grouped(progress.pages))",
      Figures.age(of: progress.readAt, at: now), detail(progress.item.text),
    ]
    return numbered(number) + "\(headline(place.seriesTitle)) \(text(place.label))\n"
      + "     \(parts.joined(separator: " · "))\n"
  }

  /// The details of a series besides its title, on one line.
  private func details(of entry: ComicShelfEntry) -> String {
    let parts = [
      tag(entry.authors.map(\.name).joined(separator: ", ")),
      entry.owned > 0 ? Figures.count(entry.owned, "volume") + " owned" : "",
      entry.unread > 0 ? "\(Figures.grouped(entry.unread)) unread" : "",
      entry.nextReleaseAt.map { "next on \(Figures.day($0))" } ?? "",
      detail(entry.id.raw),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
