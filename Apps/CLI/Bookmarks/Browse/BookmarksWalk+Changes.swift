import BookmarksDomain
import Composition
import CoreDomain

extension BookmarksWalk {
  /// Leaves for the editor, to add an address.
  mutating func leaveForEditor(_ address: String) async throws(BrowseFailure) {
    self.address = address
    await screens.list(navigator: navigator).add()
    try await followRoutes()
  }

  /// Leaves for the editor of a bookmark.
  mutating func leaveForEditor(of bookmark: Bookmark) async throws(BrowseFailure) {
    await screens.detail(navigator: navigator).edit(bookmark.id)
    try await followRoutes()
  }

  /// The editor of a new bookmark.
  mutating func add() async throws(BrowseFailure) {
    guard !address.isEmpty else { throw .mistake("Write “add URL”.") }
    let form = BookmarkForm(address: address)
    try await edit { screen in await screen.save(form) }
  }

  /// The editor of a new bookmark that another feature has filled in: keeps it when that is what is wanted.
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

  /// The editor of a bookmark that is kept: asks for each part.
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

  /// Changes a bookmark as it was seen; when it is another one by now, nothing is changed.
  mutating func change(
    _ bookmark: Bookmark, _ edit: BookmarkEdit
  ) async throws(BrowseFailure) {
    try await self.edit { screen in
      await screen.change(bookmark.id, by: edit, expecting: bookmark.version)
    }
  }

  /// Deletes a bookmark as it was seen, when that is what is wanted.
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

  /// Hands something to the editor, tells what comes of it, and goes where the editor leaves for.
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
  /// Asks what is to be different about a bookmark; nothing when nothing is.
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
  /// The bookmark that is to be changed, or why it is not to be had.
  fileprivate var opened: Result<Bookmark, BookmarkFailure>? {
    switch self {
    case .opened(let bookmark): .success(bookmark)
    case .unopened(let failure): .failure(failure)
    case .editing, .saving, .saved, .failure, .opening, .changing, .changed, .unchanged: nil
    }
  }
}

extension BookmarkDetailState {
  /// What is told of a removal.
  fileprivate var removal: Printout? {
    switch self {
    case .idle, .preparing, .success: nil
    case .removed: Printout("Deleted.\n")
    case .failure(let failure): Printout(failure: failure)
    }
  }
}
