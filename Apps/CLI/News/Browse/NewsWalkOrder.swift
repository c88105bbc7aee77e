import NewsDomain

/// The names of the commands for news in a browse session.
enum NewsWalkWord: String, CaseIterable, Hashable, Sendable {
  case list, next, tab, unread, starred, search, show, star, unstar
  // only: Bookmarks
  case bookmark
  // end only
  case readAll = "read-all"
  case refresh, feeds, add, remove, filters, block, keep, drop

  /// The one-letter alias, if the command has one.
  var letter: String? {
    switch self {
    case .list: "l"
    case .next: "n"
    case .tab: "t"
    case .unread: "u"
    case .search: "s"
    case .show: "v"
    // only: Bookmarks
    case .bookmark: "b"
    // end only
    case .refresh: "r"
    case .feeds: "f"
    case .starred, .star, .unstar, .readAll, .add, .remove, .filters, .block, .keep, .drop: nil
    }
  }

  /// The argument's placeholder in the help.
  var argument: String {
    switch self {
    case .show, .star, .unstar, .remove, .drop: "N"
    // only: Bookmarks
    case .bookmark: "N"
    // end only
    case .tab: "NAME|N"
    case .search: "WORDS"
    case .add: "URL"
    case .block, .keep: "FIELD VALUE"
    case .list, .next, .unread, .starred, .readAll, .refresh, .feeds, .filters: ""
    }
  }

  /// The command's description in the help.
  var purpose: String {
    switch self {
    case .list: "the list from its beginning, as it is by now"
    case .next: "the next page of the list"
    case .tab: "a category, by its name or its place; without one, all"
    case .unread: "only what is unread, or everything again"
    case .starred: "only what has a star, or everything again"
    case .search: "what holds all of some words; without any, everything"
    case .show: "read one of the list; the number alone does, too"
    case .star: "give it a star"
    case .unstar: "take its star"
    // only: Bookmarks
    case .bookmark: "keep its address as a bookmark"
    // end only
    case .readAll: "mark everything of this tab as read"
    case .refresh: "fetch all feeds now"
    case .feeds: "the feeds, and how each one is doing"
    case .add: "subscribe to a feed"
    case .remove: "remove one of the feeds, after a question"
    case .filters: "the filters"
    case .block: "hide by title, author, address or age"
    case .keep: "hide all but these"
    case .drop: "remove one of the filters"
    }
  }

  var help: BrowseHelp {
    BrowseHelp(word: rawValue, letter: letter, argument: argument, purpose: purpose)
  }
}

/// A command for news in a browse session: a name or its alias, and an argument.
struct NewsWalkOrder: Hashable, Sendable {
  let word: NewsWalkWord
  let rest: String

  /// Parses a line; `nil` if it is not a command of this feature. A number alone means `show`.
  init?(_ line: BrowseLine) {
    let words = NewsWalkWord.allCases
    if let word = words.first(where: { [$0.rawValue, $0.letter].contains(line.word) }) {
      self.word = word
      rest = line.rest
    } else if Int(line.word) != nil && line.rest.isEmpty {
      word = .show
      rest = line.word
    } else {
      return nil
    }
  }

  /// Returns the entry with the command's number.
  func entry<Entry>(of entries: [Entry]) throws(BrowseFailure) -> Entry {
    guard !entries.isEmpty else { throw .mistake("The list is empty.") }
    guard let number = Int(rest), entries.indices.contains(number - 1) else {
      throw .mistake(
        rest.isEmpty
          ? "Write “\(word.rawValue) \(word.argument)”, with a number from 1 to \(entries.count)."
          : "“\(rest.harmless)” is no number of the list: it goes from 1 to \(entries.count).")
    }
    return entries[number - 1]
  }
}
