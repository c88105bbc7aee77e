import BookshelfDomain
import Composition
import CoreDomain

/// The view of the list: a state to what is printed, as text or as JSON. A state on the way to
/// another one prints nothing.
struct ComicListView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: ComicListState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let bookshelf): printout(of: bookshelf)
    case .added(let comic):
      json ? Printout(json: ComicRecord(comic)) : Printout("Added:\n" + display.line(of: comic))
    case .removed(let id):
      json
        ? Printout(json: ["removed": [id.raw]])
        : Printout("Removed \(display.text(id.raw)).\n")
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of bookshelf: [Comic]) -> Printout {
    if json { return Printout(json: bookshelf.map(ComicRecord.init)) }
    if bookshelf.isEmpty { return Printout(notices: ["No bookshelf."]) }
    return Printout(bookshelf.map(display.line).joined())
  }
}

extension Display {
  /// A comic as a person reads it, in a line.
  func line(of comic: Comic) -> String {
    let day = String(comic.createdAt.iso8601.prefix(10))
    return "\(detail(comic.id.raw))  \(headline(comic.title.text)) · \(day)\n"
  }
}

extension Printout {
  /// The end of a command that failed for a reason of the feature.
  init(failure: ComicFailure) {
    self.init(notices: ["seams: \(failure)"], status: failure.status)
  }
}

extension ComicFailure {
  /// How a command ends that failed so.
  fileprivate var status: ProgramStatus {
    switch self {
    case .malformedTitle, .notFound: .malformedData
    case .busy: .tryAgain
    case .storage: .inputOutput
    }
  }
}
