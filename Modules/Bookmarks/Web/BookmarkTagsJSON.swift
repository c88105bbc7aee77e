import BookmarksDomain
import CoreWeb
import HTTPTypes

/// The tags as JSON.
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
