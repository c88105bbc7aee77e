import BookshelfDomain
import Composition
import CoreDomain

// The views of the lists. Each turns a state into output; intermediate states print nothing.

/// The shelf, the catalogue or the results of a search: two lines for each series, or a JSON array.
struct ComicListView: Sendable {
  let notices: ComicNotices
  let json: Bool

  init(in context: CommandContext, of form: ComicListForm, json: Bool = false) {
    notices = ComicNotices(in: context, of: form)
    self.json = json
  }

  @Sendable func printout(of state: ComicListState) -> Printout? {
    switch state {
    case .idle, .preparing, .reloading, .progress: nil
    case .success(let shelf, let reason):
      printout(of: shelf, reason.map { ["seams: \($0)"] } ?? [])
    case .failure(let failure): Printout(failure: failure)
    }
  }

  @Sendable func printout(of state: ComicSearchState) -> Printout? {
    switch state {
    case .idle, .searching: nil
    case .success(let shelf): printout(of: shelf, [])
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of shelf: ComicShelf, _ said: [String]) -> Printout {
    let lines = said + notices.lines(about: shelf)
    if json { return Printout(json: shelf.entries.map { ComicShelfRecord($0) }, notices: lines) }
    return Printout(
      notices.display.text(of: shelf) + notices.display.text(of: shelf.continuing),
      notices: lines)
  }
}

/// The reader's progress in all items, as text or as a JSON array.
struct ComicProgressView: Sendable {
  let display: Display
  let now: Timestamp
  let json: Bool
  /// The prefix of commands that a notice mentions; empty in a browse session.
  let program: String

  init(in context: CommandContext, json: Bool = false, program: String = Printout.bookshelf) {
    display = context.display
    now = context.clock.now
    self.json = json
    self.program = program
  }

  @Sendable func printout(of state: ComicListState) -> Printout? {
    switch state {
    case .idle, .preparing, .reloading, .success: nil
    case .progress(let places): printout(of: places)
    case .failure(let failure): Printout(failure: failure, program: program)
    }
  }

  private func printout(of places: [ComicProgress]) -> Printout {
    if json { return Printout(json: places.map { ComicProgressRecord($0) }) }
    guard !places.isEmpty else { return Printout(notices: ["You have not read anything yet."]) }
    return Printout(
      places.enumerated().map { index, place in
        display.line(of: place, index + 1, at: now)
      }.joined())
  }
}
