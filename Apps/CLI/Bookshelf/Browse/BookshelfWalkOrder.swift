import BookshelfDomain

/// The names of the commands for the bookshelf in a browse session.
enum BookshelfWalkWord: String, CaseIterable, Hashable, Sendable {
  case list, all, next, previous, sort, search, show, read, buy, progress
  case signIn = "sign-in"
  case signUp = "sign-up"
  case signOut = "sign-out"
  case whoami, sync, catalogue

  /// The one-letter alias, if the command has one.
  var letter: String? {
    switch self {
    case .list: "l"
    case .all: "a"
    case .next: "n"
    case .previous: "p"
    case .search: "s"
    case .show: "v"
    case .read: "r"
    case .buy: "b"
    case .sort, .progress, .signIn, .signUp, .signOut, .whoami, .sync, .catalogue: nil
    }
  }

  /// The argument's placeholder in the help.
  var argument: String {
    switch self {
    case .show, .buy: "N"
    case .read: "N [PAGE]"
    case .sort: ComicOrdering.words("|")
    case .search: "[TEXT]"
    case .signIn, .signUp: "NAME"
    case .sync: "[SOURCE]"
    case .list, .all, .next, .previous, .progress, .signOut, .whoami, .catalogue: ""
    }
  }

  /// The command's description in the help.
  var purpose: String {
    switch self {
    case .list: "your shelf from its beginning, or the catalogue"
    case .all: "the whole catalogue"
    case .next: "the next page: of what is read, or of the list"
    case .previous: "the page before"
    case .sort: "the order of the list"
    case .search: "the search; then a line that is no order is looked for"
    case .show: "one series of the list; the number alone does, too"
    case .read: "a volume or an episode; where you were, or at a page"
    case .buy: "a volume, after a question"
    case .progress: "how far you have come"
    case .signIn: "sign in; the password is asked for"
    case .signUp: "make an account, and sign in"
    case .signOut: "sign out"
    case .whoami: "who is signed in"
    case .sync: "bring the catalogue up to date"
    case .catalogue: "when the catalogue was brought up to date"
    }
  }

  var help: BrowseHelp {
    BrowseHelp(word: rawValue, letter: letter, argument: argument, purpose: purpose)
  }
}

/// A command for the bookshelf in a browse session: a name or its alias, and an argument.
struct BookshelfWalkOrder: Hashable, Sendable {
  let word: BookshelfWalkWord
  let rest: String

  /// Parses a line; `nil` if it is not a command of this feature. A number alone means `show` or
  /// `read`, depending on the place. In the search, every other line is a search text.
  init?(_ line: BrowseLine, at place: BookshelfWalkPlace) {
    let words = BookshelfWalkWord.allCases
    if let word = words.first(where: { [$0.rawValue, $0.letter].contains(line.word) }) {
      self.word = word
      rest = line.rest
    } else if Int(line.word) != nil && line.rest.isEmpty {
      word = place.isForReading ? .read : .show
      rest = line.word
    } else if case .search = place {
      word = .search
      rest = line.whole
    } else {
      return nil
    }
  }

  /// Returns the entry with a number.
  ///
  /// - Parameter typed: the number; `nil` means the command's argument.
  func entry<Entry>(of entries: [Entry], _ typed: String? = nil) throws(BrowseFailure) -> Entry {
    let typed = typed ?? rest
    guard !entries.isEmpty else { throw .mistake("The list is empty.") }
    guard let number = Int(typed), entries.indices.contains(number - 1) else {
      throw .mistake(
        typed.isEmpty
          ? "Write “\(word.rawValue) \(word.argument)”, with a number from 1 to \(entries.count)."
          : "“\(typed.harmless)” is no number of the list: it goes from 1 to \(entries.count).")
    }
    return entries[number - 1]
  }
}
