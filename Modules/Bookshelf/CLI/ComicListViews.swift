import BookshelfDomain
import CoreCLI
import CoreDomain

/// The shelf, the catalogue or the results of a search: two lines for each series, or a JSON array.
struct ComicListView: Sendable {
  let notices: ComicNotices
  let json: Bool

  init(in context: CommandContext, of form: ComicListForm, json: Bool = false) {
    notices = ComicNotices(in: context, of: form)
    self.json = json
  }

  @Sendable func commandOutput(of state: ComicListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .reloading, .progress: nil
    case .success(let shelf, let reason):
      commandOutput(of: shelf, reason.map { ["seams: \($0)"] } ?? [])
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  @Sendable func commandOutput(of state: ComicSearchState) -> CommandOutput? {
    switch state {
    case .idle, .searching: nil
    case .success(let shelf): commandOutput(of: shelf, [])
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of shelf: ComicShelf, _ said: [String]) -> CommandOutput {
    let lines = said + notices.lines(about: shelf)
    if json {
      return CommandOutput(json: shelf.entries.map { ComicShelfRecord($0) }, notices: lines)
    }
    return CommandOutput(
      notices.display.text(of: shelf) + notices.display.text(of: shelf.continuing),
      notices: lines)
  }
}

/// The reader's progress in all items, as text or as a JSON array.
struct ComicProgressView: Sendable {
  let context: CommandContext
  var json = false
  var program = CommandOutput.bookshelf

  @Sendable func commandOutput(of state: ComicListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .reloading, .success: nil
    case .progress(let places): commandOutput(of: places)
    case .failure(let failure): CommandOutput(failure: failure, program: program)
    }
  }

  private func commandOutput(of places: [ComicProgress]) -> CommandOutput {
    if json { return CommandOutput(json: places.map { ComicProgressRecord($0) }) }
    guard !places.isEmpty else {
      return CommandOutput(notices: ["You have not read anything yet."])
    }
    return CommandOutput(
      places.enumerated().map { index, place in
        context.display.line(of: place, index + 1, at: context.clock.now)
      }.joined())
  }
}
