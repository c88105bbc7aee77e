import BookmarksDomain
import CoreCLI
import CoreDomain

/// The browse session of bookmarks.
///
/// | place          | what it shows              | its numbers mean |
/// |----------------|----------------------------|------------------|
/// | the list       | bookmarks, a line each     | bookmarks        |
/// | the detail     | one bookmark               | as before        |
/// | the tags       | the tags in use            | tags             |
/// | the duplicates | groups of bookmarks        | bookmarks        |
///
/// A route to the unfiltered list returns to the last list with its filters.
struct BookmarksBrowsePart: BrowsePart {
  let screens: any BookmarksScreens
  let landing: BrowseEnvironment
  var places = [BookmarksBrowsePlace.list(everything)]
  var entries = BookmarksBrowseEntries.bookmarks([])
  /// The number of entries on all pages of the list.
  var total = 0
  /// The bookmark on display, or `nil` if the place does not show a single bookmark.
  var bookmark: Bookmark?
  /// The address for the editor.
  var address = ""

  init(through screens: any BookmarksScreens, from landing: BrowseEnvironment) {
    self.screens = screens
    self.landing = landing
  }

  /// The form of the list of all bookmarks that are not archived, one page at a time.
  static let everything = BookmarkListForm(rows: 0..<pageSize)

  static let pageSize = 10
}

enum BookmarksBrowsePlace: Hashable, Sendable {
  case list(BookmarkListForm)
  case detail(Bookmark.ID)
  case tags
  case duplicates

  /// The form of a list; `nil` for other places.
  var form: BookmarkListForm? {
    if case .list(let form) = self { form } else { nil }
  }
}

/// The entries that the numbers of a list refer to.
enum BookmarksBrowseEntries: Hashable, Sendable {
  case bookmarks([Bookmark])
  case tags([Tag])
}

/// The content of a place.
struct BookmarksBrowsePage: Sendable {
  let commandOutput: CommandOutput
  /// The entries that the numbers of the page refer to; `nil` keeps the previous entries.
  var entries: BookmarksBrowseEntries?
  /// The bookmark on display, or `nil` if the place does not show a single bookmark.
  var bookmark: Bookmark?
  /// The number of entries on all pages.
  var total = 0
}

// MARK: - Commands

extension BookmarksBrowsePart {
  static let commands: [BrowseCommand<Self>] = [
    BrowseCommand(
      "list", "l", help: "list the bookmarks outside the archive", visits: .list(everything)),
    BrowseCommand("next", "n", help: "go to the next page") { part, _ throws(BrowseFailure) in
      try await part.turnPage(by: 1)
    },
    BrowseCommand("previous", "p", help: "go to the previous page") {
      part, _ throws(BrowseFailure) in
      try await part.turnPage(by: -1)
    },
    BrowseCommand("show", "v", "N", help: "show an entry of the list; a number alone works, too") {
      part, argument throws(BrowseFailure) in
      try await part.show(argument)
    },
    BrowseCommand("search", "s", "QUERY", help: "search; without a query, stop searching") {
      part, argument throws(BrowseFailure) in
      try await part.refine { $0.query = argument.text }
    },
    BrowseCommand("tag", "t", "NAME", help: "filter by a tag; without a name, stop filtering") {
      part, argument throws(BrowseFailure) in
      try await part.refine { $0.tag = argument.text }
    },
    BrowseCommand(
      "tags", "g", help: "list the tags; “show N” lists the bookmarks of one", visits: .tags),
    BrowseCommand(
      "unread", "u", "[N]", help: "filter by unread, or stop; “unread N” marks one as unread"
    ) { part, argument throws(BrowseFailure) in
      if argument.text.isEmpty { return try await part.refine { $0.unreadOnly.toggle() } }
      try await part.change(try part.chosen(argument), BookmarkEdit(unread: true))
    },
    BrowseCommand("archived", "x", help: "list archived bookmarks, or stop") {
      part, _ throws(BrowseFailure) in
      try await part.refine { $0.archived.toggle() }
    },
    BrowseCommand(
      "sort", "o", BookmarkOrder.allCases.map(\.rawValue).joined(separator: "|"),
      help: "sort the list"
    ) { part, argument throws(BrowseFailure) in
      let order = try argument.choice(of: BookmarkOrder.self)
      try await part.refine { $0.order = order.rawValue }
    },
    BrowseCommand("add", "a", "URL", help: "add a bookmark") {
      part, argument throws(BrowseFailure) in
      part.address = argument.text
      await part.screens.list(navigator: part.navigator).send(.add)
    },
    BrowseCommand("edit", "e", "[N]", help: "change title, tags and note") {
      part, argument throws(BrowseFailure) in
      let id = try part.chosen(argument).id
      await part.screens.detail(navigator: part.navigator).send(.edit(id))
    },
    BrowseCommand("read", "r", "[N]", help: "mark as read") {
      part, argument throws(BrowseFailure) in
      try await part.change(try part.chosen(argument), BookmarkEdit(unread: false))
    },
    BrowseCommand("archive", "k", "[N]", help: "archive") { part, argument throws(BrowseFailure) in
      try await part.change(try part.chosen(argument), BookmarkEdit(archived: true))
    },
    BrowseCommand("unarchive", nil, "[N]", help: "unarchive") {
      part, argument throws(BrowseFailure) in
      try await part.change(try part.chosen(argument), BookmarkEdit(archived: false))
    },
    BrowseCommand("delete", "d", "[N]", help: "delete, after a confirmation") {
      part, argument throws(BrowseFailure) in
      try await part.delete(try part.chosen(argument))
    },
    BrowseCommand(
      "duplicates", help: "list bookmarks that probably lead to the same page", visits: .duplicates),
    BrowseCommand("import", "i", "FILE", help: "import a bookmark file") {
      part, argument throws(BrowseFailure) in
      try await part.importFile(try argument.file())
    },
    BrowseCommand("export", nil, "FILE", help: "export all bookmarks to a file") {
      part, argument throws(BrowseFailure) in
      try await part.exportFile(try argument.required())
    },
  ]

  private mutating func turnPage(by pages: Int) async throws(BrowseFailure) {
    guard let form = places.last?.form, let rows = form.rows else {
      throw .mistake("There are no pages here. Go to a list of bookmarks first.")
    }
    let start = rows.lowerBound + pages * Self.pageSize
    guard start >= 0 else { throw .mistake("This is the first page.") }
    guard start < total else { throw .mistake("This is the last page.") }
    try await replace(by: .list(form.page(from: start)))
  }

  /// Changes the form of the last list, and shows the first page.
  private mutating func refine(
    _ change: (inout BookmarkListForm) -> Void
  ) async throws(BrowseFailure) {
    var form = places.compactMap(\.form).last ?? Self.everything
    change(&form)
    try await visit(.list(form.page(from: 0)))
  }

  /// Shows an entry of the list, or the bookmarks of a listed tag.
  private mutating func show(_ argument: BrowseArgument) async throws(BrowseFailure) {
    switch entries {
    case .bookmarks(let bookmarks):
      try await visit(.detail(try argument.entry(of: bookmarks).id))
    case .tags(let tags):
      let tag = try argument.entry(of: tags)
      await screens.tags(navigator: navigator).send(.open(tag))
    }
  }

  /// Returns the bookmark with the typed number. Without a number, returns the bookmark on display.
  private func chosen(_ argument: BrowseArgument) throws(BrowseFailure) -> Bookmark {
    if argument.text.isEmpty, let bookmark { return bookmark }
    guard case .bookmarks(let bookmarks) = entries else {
      throw .mistake("The numbers on display are those of tags. Go to a list of bookmarks first.")
    }
    return try argument.entry(of: bookmarks)
  }
}

extension BookmarkListForm {
  /// Returns the form of a page that starts at a row.
  func page(from row: Int) -> BookmarkListForm {
    var form = self
    form.rows = row..<row + BookmarksBrowsePart.pageSize
    return form
  }
}
