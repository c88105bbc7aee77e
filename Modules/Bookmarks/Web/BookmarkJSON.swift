import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The list as a JSON array. Header fields contain the total and the links to other pages (RFC
/// 8288).
struct BookmarkListJSON: StateView {
  let form: BookmarkListForm

  func reply(to state: BookmarkListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing:
      nil
    case .success(let page, of: let filter):
      .records(page.bookmarks, fields: fields(filter, total: page.total))
    case .failure(let failure):
      throw Problem(failure)
    }
  }

  private func fields(_ filter: BookmarkFilter, total: Int) -> HTTPFields {
    let range = BookmarkRange(
      limit: filter.limit ?? BookmarkRange.usualLimit, offset: filter.offset)
    return range.fields(total: total) { form.route(toOffset: $0, limit: range.limit) }
  }
}

struct BookmarkDetailJSON: StateView {
  func reply(to state: BookmarkDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let bookmark): .record(bookmark)
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(ofPrecondition: failure)
    }
  }
}

/// The result of adding or changing a bookmark as JSON.
struct BookmarkEditorJSON: StateView {
  func reply(to state: BookmarkEditorState) throws -> ServerReply? {
    switch state {
    case .editing, .saving, .opening, .opened, .changing: nil
    case .saved(let added): reply(to: added.kept)
    case .changed(let bookmark): .record(bookmark)
    case .failure(let failure, _), .unopened(let failure), .unchanged(let failure, _, _):
      throw Problem(ofPrecondition: failure)
    }
  }

  private func reply(to kept: KeptBookmark) -> ServerReply {
    switch kept {
    case .added(let bookmark):
      let place = Route(path: ["api", "v1", "bookmarks", bookmark.id.raw])
      return .record(bookmark, status: .created, fields: [.location: place.description])
    case .merged(let bookmark):
      return .record(bookmark)
    }
  }
}

struct BookmarkTagsJSON: StateView {
  var range = BookmarkRange()

  func reply(to state: BookmarkTagsState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let tags):
      try .json(
        range.rows(of: tags).map(TagRecord.init),
        fields: range.fields(total: tags.count, path: ["bookmarks", "tags"]))
    case .renamed(let old, to: let new, let count):
      try .json(Renamed(from: old.text, to: new.text, bookmarks: count))
    case .failure(let failure): throw Problem(failure)
    }
  }

  private struct Renamed: Encodable {
    let from: String
    let to: String
    /// The number of bookmarks that had the tag.
    let bookmarks: Int
  }
}

/// Probable duplicates as JSON: an array of arrays.
struct BookmarkDuplicatesJSON: StateView {
  var range = BookmarkRange()

  func reply(to state: BookmarkDuplicatesState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let groups):
      try .json(
        range.rows(of: groups).map { $0.map(BookmarkRecord.init) },
        fields: range.fields(total: groups.count, path: ["bookmarks", "duplicates"]))
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The result of an import as JSON. The result of an export has no body, because the file was
/// streamed.
struct BookmarkTransferJSON: StateView {
  func reply(to state: BookmarkTransferState) throws -> ServerReply? {
    switch state {
    case .idle, .working, .importing, .exporting: nil
    case .imported(let report): try .json(ImportRecord(report))
    case .exported: ServerReply(.ok)
    case .failure(let failure, after: let report): throw problem(failure, report)
    }
  }

  private func problem(_ failure: BookmarkFailure, _ report: ImportReport?) -> Problem {
    let problem = Problem(failure)
    guard let report else { return problem }
    return Problem(
      problem.status, "\(problem.detail) \(report.keptBeforeError)", fields: problem.fields)
  }
}
