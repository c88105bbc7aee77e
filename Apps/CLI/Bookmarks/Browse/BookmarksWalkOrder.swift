import BookmarksDomain

/// The names of the commands for bookmarks in a browse session.
enum BookmarksWalkWord: String, CaseIterable, Hashable, Sendable {
  case next, previous, show, search, tag, tags, unread, archived, sort, add, edit, read, archive
  case unarchive, delete, duplicates, `import`, export, back

  /// The one-letter alias.
  var letter: String {
    switch self {
    case .next: "n"
    case .previous: "p"
    case .show: "v"
    case .search: "s"
    case .tag: "t"
    case .tags: "g"
    case .unread: "u"
    case .archived: "x"
    case .sort: "o"
    case .add: "a"
    case .edit: "e"
    case .read: "r"
    case .archive: "k"
    case .unarchive: "w"
    case .delete: "d"
    case .duplicates: "m"
    case .import: "i"
    case .export: "f"
    case .back: "b"
    }
  }

  /// The argument's placeholder in the help.
  var argument: String {
    switch self {
    case .show, .edit, .read, .archive, .unarchive, .delete: "N"
    case .search: "QUERY"
    case .tag: "NAME"
    case .unread: "[N]"
    case .sort: BookmarkOrder.allCases.map(\.rawValue).joined(separator: "|")
    case .add: "URL"
    case .import, .export: "FILE"
    case .next, .previous, .tags, .archived, .duplicates, .back: ""
    }
  }

  /// The command's description in the help.
  var purpose: String {
    switch self {
    case .next: "the next page of the list"
    case .previous: "the page before"
    case .show: "one of the list; the number alone does, too"
    case .search: "what meets a query; without one, everything"
    case .tag: "what has a tag; without one, everything"
    case .tags: "the tags; “show N” shows what has one"
    case .unread: "only what waits to be read, or everything again; “unread N” makes one wait"
    case .archived: "what is archived, or what is not again"
    case .sort: "another order of the list"
    case .add: "keep an address"
    case .edit: "change title, tags and note"
    case .read: "it waits no more to be read"
    case .archive: "put it into the archive"
    case .unarchive: "take it out of the archive"
    case .delete: "delete it, after a question"
    case .duplicates: "bookmarks that may well lead to one page"
    case .import: "take in a bookmark file"
    case .export: "write every bookmark to a file"
    case .back: "the place before"
    }
  }
}

/// A command for bookmarks in a browse session: a name or its alias, and an argument.
struct BookmarksWalkOrder: Hashable, Sendable {
  let word: BookmarksWalkWord
  let rest: String

  /// Parses a line; `nil` if it is not a command of this feature. A number alone means `show`.
  init?(_ line: BrowseLine) {
    let words = BookmarksWalkWord.allCases
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

  /// Returns the argument as a number, or `nil` if there is no argument.
  func number() throws(BrowseFailure) -> Int? {
    guard !rest.isEmpty else { return nil }
    guard let number = Int(rest) else {
      throw .mistake("“\(rest.harmless)” is no number of the list.")
    }
    return number
  }
}
