import BookmarksDomain
import CoreWeb

/// The JSON of a new bookmark: `url` and optionally `title`, `tags` (an array), `note`, `unread`,
/// `archived` and `fetch` (whether to fetch a missing title from the page).
struct NewBookmark: Decodable {
  let form: BookmarkForm

  enum Key: String, CodingKey, CaseIterable {
    case url, title, tags, note, unread, archived, fetch
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    form = BookmarkForm(
      address: try container.decode(String.self, forKey: .url),
      title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
      tags: try container.decodeIfPresent([String].self, forKey: .tags) ?? [],
      note: try container.decodeIfPresent(String.self, forKey: .note) ?? "",
      unread: try container.decodeIfPresent(Bool.self, forKey: .unread) ?? false,
      archived: try container.decodeIfPresent(Bool.self, forKey: .archived) ?? false,
      fetchesTitle: try container.decodeIfPresent(Bool.self, forKey: .fetch) ?? true)
  }
}

/// A patch of a bookmark after RFC 7396: `url`, `title`, `tags`, `note`, `unread` and `archived`,
/// and in addition `addTags` and `removeTags`. Null clears `title`, `tags` and `note`.
struct BookmarkPatch: Decodable {
  let edit: BookmarkEdit

  enum Key: String, CodingKey, CaseIterable {
    case url, title, tags, addTags, removeTags, note, unread, archived
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    edit = BookmarkEdit(
      address: try container.required(String.self, .url),
      title: try container.emptied("", .title), tags: try container.emptied([], .tags),
      addedTags: try container.required([String].self, .addTags) ?? [],
      removedTags: try container.required([String].self, .removeTags) ?? [],
      note: try container.emptied("", .note), unread: try container.required(Bool.self, .unread),
      archived: try container.required(Bool.self, .archived))
  }
}

/// The JSON of the old and the new name of a tag: `from` and `to`.
struct TagRenaming: Decodable {
  let form: TagRenameForm

  enum Key: String, CodingKey, CaseIterable {
    case from, to
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    form = TagRenameForm(
      from: try container.decode(String.self, forKey: .from),
      to: try container.decode(String.self, forKey: .to))
  }
}

extension KeyedDecodingContainer {
  /// Decodes an optional key. Null is decoded as the empty value.
  fileprivate func emptied<Value: Decodable>(_ empty: Value, _ key: Key) throws -> Value? {
    guard contains(key) else { return nil }
    return try decodeNil(forKey: key) ? empty : try decode(Value.self, forKey: key)
  }
}
