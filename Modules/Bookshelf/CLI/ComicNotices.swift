import BookshelfDomain
import CoreCLI
import CoreDomain

/// The notices about a list: its scope, the number of further series, its age, and the next
/// commands.
struct ComicNotices: Sendable {
  let display: Display
  /// Whether the list has the default scope, because the user gave no scope.
  let hasDefaultScope: Bool
  let now: Timestamp
  /// The prefix of commands that a notice mentions; empty in a browse session.
  let program: String

  init(
    in context: CommandContext, of form: ComicListForm, program: String = CommandOutput.bookshelf
  ) {
    display = context.display
    now = context.clock.now
    hasDefaultScope = form.scope.isBlank
    self.program = program
  }

  func lines(about shelf: ComicShelf) -> [String] {
    (hasDefaultScope && !shelf.request.ownedOnly ? [signedOut] : []) + absence(of: shelf)
      + more(of: shelf)
      + [age(of: shelf)].compactMap(\.self)
  }

  private var signedOut: String {
    "You are signed out, so this is the whole catalogue. Sign in with “\(program)sign-in NAME” to "
      + "see your shelf."
  }

  private func absence(of shelf: ComicShelf) -> [String] {
    guard shelf.entries.isEmpty, shelf.synchronisedAt != nil || shelf.total > 0 else { return [] }
    if shelf.total > 0 {
      return [
        "The cursor is too large: the list has "
          + "\(Figures.count(shelf.total, "series", "series")). Use a smaller one."
      ]
    }
    if !shelf.request.query.isBlank {
      return [
        "No title or reading in this list contains “\(DisplayText.quoted(shelf.request.query))”."
      ]
    }
    return [shelf.request.ownedOnly ? "You do not own any volumes yet." : "The catalogue is empty."]
  }

  private func more(of shelf: ComicShelf) -> [String] {
    guard let next = shelf.next else { return [] }
    let shown = Figures.grouped(next.offset)
    let way = program.isEmpty ? "“next”" : "--cursor \(next.offset)"
    return ["\(shown) of \(Figures.grouped(shelf.total)). Continue with \(way)."]
  }

  private func age(of shelf: ComicShelf) -> String? {
    guard let moment = shelf.synchronisedAt else {
      return "The catalogue has not been fetched yet. Run “\(program)sync”."
    }
    let isOld = now.secondsSince1970 - moment.secondsSince1970 >= 86_400
    return "The catalogue was last updated \(Figures.age(of: moment, at: now))."
      + (isOld ? " Update it with “\(program)sync”." : "")
  }
}
