import BookshelfDomain
import Composition
import CoreDomain

/// The notices beside a list: its scope, the number of further series, its age, and the next
/// commands.
struct ComicNotices: Sendable {
  let display: Display
  let scope: ComicScope
  let now: Timestamp
  /// The prefix of commands that a notice mentions; empty in a browse session.
  let program: String

  init(
    in context: CommandContext, scope: ComicScope, program: String = Printout.bookshelf
  ) {
    display = context.display
    now = context.clock.now
    self.scope = scope
    self.program = program
  }

  func lines(about shelf: ComicShelf) -> [String] {
    (scope.isForNobody ? [nobody] : []) + absence(of: shelf) + more(of: shelf)
      + [age(of: shelf)].compactMap(\.self)
  }

  private var nobody: String {
    "Nobody is signed in, so this is the whole catalogue. “\(program)sign-in NAME” shows a shelf."
  }

  private func absence(of shelf: ComicShelf) -> [String] {
    guard shelf.entries.isEmpty, shelf.synchronisedAt != nil || shelf.total > 0 else { return [] }
    if shelf.total > 0 {
      return ["There are \(ComicFigures.grouped(shelf.total)) in all: this is behind the last one."]
    }
    if !shelf.form.query.isBlank {
      return ["Nothing has “\(DisplayText.quoted(shelf.form.query))” in its title or its reading."]
    }
    return [shelf.form.ownedOnly ? "Nothing is yours yet." : "The catalogue is empty."]
  }

  private func more(of shelf: ComicShelf) -> [String] {
    guard let next = shelf.next else { return [] }
    let shown = ComicFigures.grouped(next.offset)
    let way = program.isEmpty ? "“next” goes on." : "--offset \(next.offset) goes on there."
    return ["\(shown) of \(ComicFigures.grouped(shelf.total)). \(way)"]
  }

  private func age(of shelf: ComicShelf) -> String? {
    guard let moment = shelf.synchronisedAt else {
      return "The catalogue was not fetched yet. “\(program)sync” does that."
    }
    let isOld = now.secondsSince1970 - moment.secondsSince1970 >= 86_400
    return "The catalogue was fetched \(ComicFigures.age(of: moment, at: now))."
      + (isOld ? " “\(program)sync” brings it up to date." : "")
  }
}
