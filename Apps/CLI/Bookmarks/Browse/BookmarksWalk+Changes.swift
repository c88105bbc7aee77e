import BookmarksDomain
import Composition
import CoreDomain

extension BookmarksWalk {
  /// Opens the editor to add a URL.
  mutating func leaveForEditor(_ address: String) async throws(BrowseFailure) {
    self.address = address
    await screens.list(navigator: navigator).add()
    try await followRoutes()
  }

  /// Opens the editor of an existing bookmark.
  mutating func leaveForEditor(of bookmark: Bookmark) async throws(BrowseFailure) {
    await screens.detail(navigator: navigator).edit(bookmark.id)
    try await followRoutes()
  }

  /// Adds a bookmark with the typed URL.
  mutating func add() async throws(BrowseFailure) {
    guard !address.isEmpty else { throw .mistake("Write “add URL”.") }
    let form = BookmarkForm(address: address)
    try await edit { screen in await screen.save(form) }
  }

  /// Shows a bookmark that another feature has filled in, and saves it after confirmation.
  mutating func add(_ filled: BookmarkForm) async throws(BrowseFailure) {
    let display = context.display
    let lines = [display.headline(filled.title), display.text(filled.address)]
    try landing.tell(
      Printout(lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()))
    let answer = try await landing.ask("Keep it as a bookmark? yes/no ")
    guard ["y", "yes"].contains(answer?.lowercased()) else {
      try landing.tell(Printout("Nothing was kept.\n"))
      await screens.editor(navigator: navigator).cancel()
      return try await followRoutes()
    }
    try await edit { screen in await screen.save(filled) }
  }

  /// Edits a stored bookmark: asks for each field.
  mutating func edit(_ id: Bookmark.ID) async throws(BrowseFailure) {
    let screen = screens.editor(navigator: navigator)
    let binding = ScreenBinding<BookmarkEditorState, Result<Bookmark, BookmarkFailure>>(
      view: { $0.opened })
    switch await binding.outcome(of: await screen.states(), during: { await screen.open(id) }) {
    case .success(let bookmark):
      guard let edit = try await ask(about: bookmark) else {
        try landing.tell(Printout("Nothing was changed.\n"))
        await screen.cancel()
        return try await followRoutes()
      }
      try await change(bookmark, edit)
    case .failure(let failure): try landing.tell(Printout(failure: failure))
    case nil: try landing.tell(.unanswered)
    }
  }

  /// Changes a bookmark only if it is unchanged since it was shown.
  mutating func change(
    _ bookmark: Bookmark, _ edit: BookmarkEdit
  ) async throws(BrowseFailure) {
    try await self.edit { screen in
      await screen.change(bookmark.id, by: edit, expecting: bookmark.version)
    }
  }

  /// Deletes a bookmark after confirmation, only if it is unchanged since it was shown.
  mutating func delete(_ bookmark: Bookmark) async throws(BrowseFailure) {
    let name = context.display.text(bookmark.headline)
    let answer = try await landing.ask("Delete “\(name)”? yes/no ")
    guard ["y", "yes"].contains(answer?.lowercased()) else {
      return try landing.tell(Printout("It stays.\n"))
    }
    let screen = screens.detail(navigator: navigator)
    let binding = ScreenBinding<BookmarkDetailState, Printout>(view: { $0.removal })
    try landing.tell(
      await binding.printout(of: await screen.states()) {
        await screen.remove(bookmark.id, expecting: bookmark.version)
      })
    try await followRoutes()
  }

  /// Sends an intent to the editor, prints the result, and follows the editor's routes.
  private mutating func edit(
    _ intent: @escaping @Sendable (any BookmarkEditorScreen) async -> Void
  ) async throws(BrowseFailure) {
    let screen = screens.editor(navigator: navigator)
    let view = BookmarkEditorView(display: context.display, json: false)
    try landing.tell(
      await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
        await intent(screen)
      })
    try await followRoutes()
  }
}

// MARK: - Questions

extension BookmarksWalk {
  /// Asks for the new values of a bookmark; returns `nil` if none of them changes.
  private func ask(about bookmark: Bookmark) async throws(BrowseFailure) -> BookmarkEdit? {
    try landing.tell(Printout("An empty line keeps what is there, “-” alone takes it away.\n"))
    let tags = bookmark.tags.description
    let note = bookmark.note.split(separator: "\n").joined(separator: " ")
    var answers: [String?] = []
    for (name, value) in [("Title", bookmark.title), ("Tags", tags), ("Note", note)] {
      guard let answer = try await landing.ask("\(name) (\(context.display.text(value))): ") else {
        return nil
      }
      answers.append(answer.isBlank ? nil : answer == "-" ? "" : answer)
    }
    guard answers.contains(where: { $0 != nil }) else { return nil }
    return BookmarkEdit(
      title: answers[0], tags: answers[1]?.split(separator: ",").map(String.init),
      note: answers[2])
  }
}

extension BookmarkEditorState {
  /// The bookmark to edit, or why it could not be opened; `nil` in other states.
  fileprivate var opened: Result<Bookmark, BookmarkFailure>? {
    switch self {
    case .opened(let bookmark): .success(bookmark)
    case .unopened(let failure): .failure(failure)
    case .editing, .saving, .saved, .failure, .opening, .changing, .changed, .unchanged: nil
    }
  }
}

extension BookmarkDetailState {
  /// The output for a finished removal.
  fileprivate var removal: Printout? {
    switch self {
    case .idle, .preparing, .success: nil
    case .removed: Printout("Deleted.\n")
    case .failure(let failure): Printout(failure: failure)
    }
  }
}
