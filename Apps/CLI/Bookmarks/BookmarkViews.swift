import BookmarksDomain
import Composition
import CoreDomain

// The views of the feature: a state to what is printed. A state on the way to another one prints
// nothing.

/// The list of bookmarks, three lines each, or as an array of JSON.
struct BookmarkListView: Sendable {
  let json: Bool

  @Sendable func printout(of state: BookmarkListState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page, _): printout(of: page)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of page: BookmarkPage) -> Printout {
    if json { return Printout(json: page.bookmarks.map(BookmarkRecord.init)) }
    if page.total == 0 { return Printout(notices: ["No bookmarks."]) }
    let hidden = page.total - page.bookmarks.count
    return Printout(
      page.bookmarks.map(Self.lines).joined(separator: "\n"),
      notices: hidden > 0 ? ["\(hidden) more; raise --limit to see them."] : [])
  }

  /// A bookmark as a person reads it.
  static func lines(_ bookmark: Bookmark) -> String {
    let marks = [bookmark.unread ? "unread" : nil, bookmark.archived ? "archived" : nil]
    let details =
      [String(bookmark.createdAt.iso8601.prefix(10)), bookmark.tags.description]
      + marks.compactMap(\.self)
    let lines =
      [
        "\(bookmark.id)  \(bookmark.headline)", "    \(bookmark.address)",
        "    " + details.filter { !$0.isEmpty }.joined(separator: " · "),
      ] + bookmark.note.split(separator: "\n").map { "    | \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What adding a bookmark came to.
struct BookmarkEditorView: Sendable {
  let json: Bool

  @Sendable func printout(of state: BookmarkEditorState) -> Printout? {
    switch state {
    case .editing, .saving: nil
    case .saved(let added): printout(of: added)
    case .failure(let failure, _): Printout(failure: failure)
    }
  }

  private func printout(of added: AddedBookmark) -> Printout {
    let bookmark = added.kept.bookmark
    let notices = added.titleFailure.map { ["Kept without the page's title. \($0)"] } ?? []
    if json { return Printout(json: BookmarkRecord(bookmark), notices: notices) }
    let verb =
      switch added.kept {
      case .added: "Added"
      case .merged: "Merged with what was there"
      }
    return Printout("\(verb):\n" + BookmarkListView.lines(bookmark), notices: notices)
  }
}

/// What removing bookmarks came to.
struct BookmarkRemovalView: Sendable {
  /// What was to be removed.
  let ids: [Bookmark.ID]
  let json: Bool

  @Sendable func printout(of state: BookmarkListState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page, _):
      json
        ? Printout(json: ["removed": ids.map(\.raw)])
        : Printout("Removed \(ids.count); \(page.total) left.\n")
    case .failure(let failure): Printout(failure: failure)
    }
  }
}

/// What importing a file came to.
struct BookmarkImportView: Sendable {
  let json: Bool

  @Sendable func printout(of state: BookmarkTransferState) -> Printout? {
    switch state {
    case .idle, .working, .exported: nil
    case .imported(let report): printout(of: report)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of report: ImportReport) -> Printout {
    if json { return Printout(json: ImportRecord(report)) }
    let counts =
      "Imported \(report.imported), merged \(report.merged), skipped \(report.skipped.count).\n"
    return Printout(
      counts, notices: report.skipped.map { "Line \($0.line) was skipped. \($0.reason)" })
  }
}

/// What writing a file came to.
struct BookmarkExportView: Sendable {
  let path: String
  let json: Bool

  private struct Record: Encodable {
    let exported: Int
    let file: String
  }

  func printout(of exported: ExportedFile) -> Printout {
    json
      ? Printout(json: Record(exported: exported.count, file: path))
      : Printout("Exported \(exported.count) to \(path).\n")
  }
}

extension Printout {
  /// The end of a command that failed for a reason of the feature.
  init(failure: BookmarkFailure) {
    self = .failure(failure.description, failure.status)
  }
}

extension BookmarkFailure {
  /// How a command ends that failed so.
  var status: ProgramStatus {
    switch self {
    case .malformedLimit, .malformedQuery, .malformedTag: .usage
    case .malformedAddress, .tooManyTags, .tooLong, .notFound, .unreadableFile: .malformedData
    case .busy: .tryAgain
    case .storage: .inputOutput
    }
  }
}
