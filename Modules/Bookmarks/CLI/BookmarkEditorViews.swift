import BookmarksDomain
import CoreCLI
import CoreDomain

/// The result of adding or changing a bookmark.
struct BookmarkEditorView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: BookmarkEditorState) -> CommandOutput? {
    switch state {
    case .editing, .saving, .opening, .opened, .changing: nil
    case .saved(let added): commandOutput(of: added)
    case .changed(let bookmark): commandOutput(of: bookmark, "Changed")
    case .failure(let failure, _), .unopened(let failure), .unchanged(let failure, _, _):
      CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of added: AddedBookmark) -> CommandOutput {
    let notices = added.titleFailure.map { ["Saved without the page's title. \($0)"] } ?? []
    return switch added.kept {
    case .added(let bookmark): commandOutput(of: bookmark, "Added", notices)
    case .merged(let bookmark):
      commandOutput(of: bookmark, "Merged with the existing bookmark", notices)
    }
  }

  private func commandOutput(
    of bookmark: Bookmark, _ outcome: String, _ notices: [String] = []
  ) -> CommandOutput {
    json
      ? CommandOutput(json: BookmarkRecord(bookmark), notices: notices)
      : CommandOutput("\(outcome):\n" + display.lines(of: bookmark), notices: notices)
  }
}

extension CommandOutput {
  /// The output of a command that failed with an error of the feature. If the query is invalid, it
  /// shows the query with a caret under the character at fault.
  init(failure: BookmarkFailure) {
    let pointer = [failure.mistake?.pointer].compactMap(\.self)
    self.init(notices: ["seams: \(failure)"] + pointer, status: failure.status)
  }
}

extension BookmarkFailure {
  var status: ProgramStatus {
    switch self {
    case .form(let failures, query: _):
      failures.contains { $0.field.isOfABookmark } ? .malformedData : .usage
    case .emptyChange, .unusableEncoding: .usage
    case .notFound, .addressNotFound, .ambiguous, .tagNotFound, .addressTaken, .changedMeanwhile,
      .unreadableFile:
      .malformedData
    case .file(let failure): failure.status
    case .store(let failure): failure.status
    }
  }
}

extension BookmarkField {
  /// Whether the field contains data of a bookmark, and not a part of a request.
  fileprivate var isOfABookmark: Bool {
    switch self {
    case .url, .title, .tags, .note: true
    case .query, .tag, .sort, .limit, .cursor, .from, .to: false
    }
  }
}

extension BookmarkEditorState: TerminalState {}
