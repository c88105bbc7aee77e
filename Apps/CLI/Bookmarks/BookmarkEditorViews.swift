import BookmarksDomain
import Composition

/// The result of adding or changing a bookmark.
struct BookmarkEditorView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: BookmarkEditorState) -> Printout? {
    switch state {
    case .editing, .saving, .opening, .opened, .changing: nil
    case .saved(let added): printout(of: added)
    case .changed(let bookmark): printout(of: bookmark, "Changed")
    case .failure(let failure, _), .unopened(let failure), .unchanged(let failure, _, _):
      Printout(failure: failure)
    }
  }

  private func printout(of added: AddedBookmark) -> Printout {
    let notices = added.titleFailure.map { ["Kept without the page's title. \($0)"] } ?? []
    return switch added.kept {
    case .added(let bookmark): printout(of: bookmark, "Added", notices)
    case .merged(let bookmark): printout(of: bookmark, "Merged with what was there", notices)
    }
  }

  private func printout(
    of bookmark: Bookmark, _ outcome: String, _ notices: [String] = []
  ) -> Printout {
    json
      ? Printout(json: BookmarkRecord(bookmark), notices: notices)
      : Printout("\(outcome):\n" + display.lines(of: bookmark), notices: notices)
  }
}

extension Printout {
  /// The output of a command that failed with an error of the feature. A malformed query is shown
  /// with a mark under the character in error.
  init(failure: BookmarkFailure) {
    let pointer: [String] =
      if case .malformedQuery(let mistake) = failure { [mistake.pointer] } else { [] }
    self.init(notices: ["seams: \(failure)"] + pointer, status: failure.status)
  }
}

extension BookmarkFailure {
  /// The exit status for the failure.
  var status: ProgramStatus {
    switch self {
    case .malformedLimit, .malformedOffset, .malformedQuery, .malformedTag, .emptyChange,
      .unusableEncoding:
      .usage
    case .malformedAddress, .tooManyTags, .tooLong, .notFound, .addressNotFound, .ambiguous,
      .tagNotFound, .addressTaken, .changedMeanwhile, .unreadableFile:
      .malformedData
    case .file(let failure): failure.status
    case .busy: .tryAgain
    case .full, .storage: .inputOutput
    }
  }
}
