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
    (hasDefaultScope && !shelf.request.ownedOnly ? [signedOut(shelf)] : []) + absence(of: shelf)
      + more(of: shelf) + age(of: shelf)
  }

  private func signedOut(_ shelf: ComicShelf) -> String {
    let list = shelf.gap == nil ? "the whole catalogue" : "the catalogue"
    return "You are signed out, so this is \(list). Sign in with “\(program)sign-in NAME” to see "
      + "your shelf."
  }

  private func absence(of shelf: ComicShelf) -> [String] {
    let hasCatalogue = shelf.gap == nil || shelf.gap == .partial
    guard shelf.entries.isEmpty, hasCatalogue || shelf.total > 0 else { return [] }
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
    let (shown, total) = (Figures.grouped(next.offset), Figures.grouped(shelf.total))
    let count = shelf.gap == .partial ? "the \(total) fetched so far" : total
    let way = program.isEmpty ? "“next”" : "--cursor \(next.offset)"
    return ["\(shown) of \(count). Continue with \(way)."]
  }

  private func age(of shelf: ComicShelf) -> [String] {
    guard let moment = shelf.synchronisedAt else {
      return shelf.gap?.notices(program: program) ?? []
    }
    let isOld = now.secondsSince1970 - moment.secondsSince1970 >= 86_400
    return [
      "The catalogue was last updated \(Figures.age(of: moment, at: now))."
        + (isOld ? " Update it with “\(program)sync”." : "")
    ]
  }
}

extension CatalogueGap {
  /// Returns notices about what is missing, and how to fetch it.
  func notices(program: String) -> [String] {
    switch self {
    case .unconfigured:
      [ComicFailure.noCatalogue.description, CommandOutput.fetchingWithoutSetting(program)]
    case .unfetched: ["The catalogue has not been fetched yet. Run “\(program)sync”."]
    case .partial:
      [
        "The catalogue was fetched in part. Repeat “\(program)sync” with the same source to fetch the "
          + "rest."
      ]
    }
  }
}
