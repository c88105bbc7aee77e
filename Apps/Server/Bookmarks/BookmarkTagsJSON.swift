import BookmarksDomain
import HTTPTypes

/// The tags as JSON.
struct BookmarkTagsJSON: StateView {
  func reply(to state: BookmarkTagsState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let tags): try .json(tags.map(TagRecord.init))
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
  func reply(to state: BookmarkDuplicatesState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let groups): try .json(groups.map { $0.map(BookmarkRecord.init) })
    case .failure(let failure): throw Problem(failure)
    }
  }
}
