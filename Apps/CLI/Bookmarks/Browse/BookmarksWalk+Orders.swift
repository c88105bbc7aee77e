import BookmarksDomain
import Composition
import CoreDomain

extension BookmarksWalk {
  var orders: [BrowseHelp] {
    BookmarksWalkWord.allCases.map {
      BrowseHelp(
        word: $0.rawValue, letter: $0.letter, argument: $0.argument, purpose: $0.purpose)
    }
  }

  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    guard let order = BookmarksWalkOrder(line) else { return false }
    try await perform(order)
    return true
  }

  /// Runs a command: sends the intent to a screen and follows the screen's routes.
  private mutating func perform(_ order: BookmarksWalkOrder) async throws(BrowseFailure) {
    switch order.word {
    case .next: try await turnPage(by: 1)
    case .previous: try await turnPage(by: -1)
    case .show: try await open(try order.number())
    case .search: try await ask(with: \.query, order.rest)
    case .tag: try await ask(with: \.tag, order.rest)
    case .tags: try await visit(.tags)
    case .unread: try await showOrMarkUnread(try order.number())
    case .archived: try await toggle(\.archived)
    case .sort: try await sort(order.rest)
    case .add: try await leaveForEditor(order.rest)
    case .edit: try await leaveForEditor(of: try chosen(by: order))
    case .read: try await change(try chosen(by: order), BookmarkEdit(unread: false))
    case .archive: try await change(try chosen(by: order), BookmarkEdit(archived: true))
    case .unarchive: try await change(try chosen(by: order), BookmarkEdit(archived: false))
    case .delete: try await delete(try chosen(by: order))
    case .duplicates: try await visit(.duplicates)
    case .import: try await importFile(order.rest)
    case .export: try await exportFile(order.rest)
    case .back: try await goBack()
    }
  }
}

// MARK: - The list

extension BookmarksWalk {
  private mutating func turnPage(by pages: Int) async throws(BrowseFailure) {
    guard var question = places.last?.question else { throw .mistake("There are no pages here.") }
    let offset = question.offset + pages * Self.pageSize
    guard offset >= 0 else { throw .mistake("This is the first page.") }
    guard offset < total else { throw .mistake("This is the last page.") }
    question.offset = offset
    try await replace(by: .list(question))
  }

  /// The query of the last list, from its first page.
  private var question: BookmarkQuestion {
    var question = places.compactMap(\.question).last ?? Self.everything
    question.offset = 0
    return question
  }

  private mutating func ask(
    with part: WritableKeyPath<BookmarkQuestion, String>, _ text: String
  ) async throws(BrowseFailure) {
    var question = question
    question[keyPath: part] = text
    try await visit(.list(question))
  }

  private mutating func toggle(
    _ part: WritableKeyPath<BookmarkQuestion, Bool>
  ) async throws(BrowseFailure) {
    var question = question
    question[keyPath: part].toggle()
    try await visit(.list(question))
  }

  private mutating func sort(_ word: String) async throws(BrowseFailure) {
    guard let order = BookmarkOrder(rawValue: word.lowercased()) else {
      let known = BookmarkOrder.allCases.map(\.rawValue)
      throw .mistake(
        "Write “sort \(BookmarksWalkWord.sort.argument)”."
          + Spelling.suggestion(for: word, among: known))
    }
    var question = question
    question.order = order
    try await visit(.list(question))
  }
}

// MARK: - The numbers

extension BookmarksWalk {
  /// Shows an entry of the list, or the bookmarks of a listed tag.
  private mutating func open(_ number: Int?) async throws(BrowseFailure) {
    switch entries {
    case .bookmarks(let bookmarks):
      guard let number else { throw .mistake("Write the number of one of the list.") }
      try await visit(.detail(try Self.entry(number, of: bookmarks).id))
    case .tags(let tags):
      guard let number else { throw .mistake("Write the number of a tag.") }
      await screens.tags(navigator: navigator).open(try Self.entry(number, of: tags))
      try await followRoutes()
    }
  }

  /// Returns the bookmark with the command's number, or the one on display.
  private func chosen(by order: BookmarksWalkOrder) throws(BrowseFailure) -> Bookmark {
    guard let number = try order.number() else {
      guard let bookmark else {
        throw .mistake("Write “\(order.word.rawValue) N”, with a number of the list.")
      }
      return bookmark
    }
    guard case .bookmarks(let bookmarks) = entries else {
      throw .mistake("The numbers mean tags now. Go back to a list first.")
    }
    return try Self.entry(number, of: bookmarks)
  }

  private static func entry<Entry>(
    _ number: Int, of entries: [Entry]
  ) throws(BrowseFailure) -> Entry {
    guard (1...max(1, entries.count)).contains(number), !entries.isEmpty else {
      throw .mistake(
        entries.isEmpty
          ? "The list is empty."
          : "There is no \(number); the list goes from 1 to \(entries.count).")
    }
    return entries[number - 1]
  }

  private mutating func showOrMarkUnread(_ number: Int?) async throws(BrowseFailure) {
    guard let number else { return try await toggle(\.unreadOnly) }
    guard case .bookmarks(let bookmarks) = entries else {
      throw .mistake("The numbers mean tags now. Go back to a list first.")
    }
    try await change(try Self.entry(number, of: bookmarks), BookmarkEdit(unread: true))
  }
}
