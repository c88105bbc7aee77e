import BookmarksDomain
import CoreCLI
import CoreDomain

extension BookmarksBrowsePart {
  /// Adds a bookmark with the typed address.
  mutating func add() async throws(BrowseFailure) {
    guard !address.isEmpty else { throw .mistake("Write “add URL”.") }
    try await edit(by: .save(BookmarkForm(address: address)))
  }

  /// Shows a new bookmark whose form another feature has filled in, and saves it after a
  /// confirmation.
  mutating func add(_ filled: BookmarkForm) async throws(BrowseFailure) {
    let display = context.display
    let lines = [display.headline(filled.title), display.text(filled.address)]
    try landing.tell(CommandOutput(lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()))
    guard try await landing.confirms("Add this bookmark?") else {
      try landing.tell(CommandOutput("Not added.\n"))
      await screens.editor(navigator: navigator).send(.cancel)
      return try await followRoutes()
    }
    try await edit(by: .save(filled))
  }

  /// Edits a stored bookmark. Asks the user for each field.
  mutating func edit(_ id: Bookmark.ID) async throws(BrowseFailure) {
    let screen = screens.editor(navigator: navigator)
    switch await screen.outcome(of: .open(id), view: \.opened) {
    case .success(let bookmark):
      guard let edit = try await ask(about: bookmark) else {
        try landing.tell(CommandOutput("Nothing was changed.\n"))
        await screen.send(.cancel)
        return try await followRoutes()
      }
      try await change(bookmark, edit)
    case .failure(let failure): try landing.tell(CommandOutput(failure: failure))
    case nil: try landing.tell(.unanswered)
    }
  }

  /// Changes a bookmark only if it is unchanged since it was shown.
  mutating func change(_ bookmark: Bookmark, _ edit: BookmarkEdit) async throws(BrowseFailure) {
    try await self.edit(by: .change(bookmark.id, by: edit, expecting: bookmark.version))
  }

  /// Deletes a bookmark after a confirmation, but only if it is unchanged since it was shown.
  func delete(_ bookmark: Bookmark) async throws(BrowseFailure) {
    guard try await landing.confirms("Delete “\(context.display.text(bookmark.headline))”?") else {
      return try landing.tell(CommandOutput("Not deleted.\n"))
    }
    try await tell(
      screens.detail(navigator: navigator), .remove(bookmark.id, expecting: bookmark.version),
      \.removal)
  }

  func importFile(_ path: String) async throws(BrowseFailure) {
    let source: any ByteSource
    do throws(FileFailure) {
      source = try await context.files.source(path)
    } catch {
      throw .mistake(error.description)
    }
    let screen = screens.transfer(navigator: navigator)
    try landing.tell(
      await context.commandOutput(
        of: screen, for: .importFile(source, as: nil, folders: .tags, encoding: nil),
        telling: context.progressLine, view: BookmarkImportView(json: false).commandOutput))
    await screen.send(.close)
  }

  /// Exports all bookmarks to a file. The file name determines the format.
  func exportFile(_ path: String) async throws(BrowseFailure) {
    let screen = screens.transfer(navigator: navigator)
    try landing.tell(
      await context.export(
        by: screen, to: path, as: BookmarkFileKind(of: path),
        view: BookmarkExportView(path: path, json: false)))
    await screen.send(.close)
  }

  /// Sends an intent to an editor, prints the result, and follows the editor's routes.
  private mutating func edit(by intent: BookmarkEditorIntent) async throws(BrowseFailure) {
    let view = BookmarkEditorView(display: context.display, json: false)
    try await tell(screens.editor(navigator: navigator), intent, view.commandOutput)
    try await followRoutes()
  }
}

// MARK: - Questions

extension BookmarksBrowsePart {
  /// Asks for the new values of a bookmark. Returns `nil` if nothing changes.
  private func ask(about bookmark: Bookmark) async throws(BrowseFailure) -> BookmarkEdit? {
    try landing.tell(CommandOutput("An empty line keeps a value, “-” removes it.\n"))
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
  /// The output for a finished or failed removal, or `nil` in other states.
  fileprivate var removal: CommandOutput? {
    switch self {
    case .idle, .preparing, .success: nil
    case .removed: CommandOutput("Deleted.\n")
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }
}
