import BookmarksDomain
import CoreWeb
import HTTPTypes

/// Decodes the API's JSON requests with the rules of ``StrictJSON``.
enum BookmarkJSON {
  /// Decodes a new bookmark: `url` and optionally `title`, `tags` (an array), `note`, `unread`,
  /// `archived` and `fetch` (whether to fetch a missing title from the page).
  ///
  /// - Throws: ``Problem`` if the JSON is invalid.
  static func newBookmark(_ json: [UInt8]) throws(Problem) -> BookmarkForm {
    let new = try StrictJSON.decode(NewBookmark.self, json)
    return BookmarkForm(
      address: new.url, title: new.title ?? "", tags: new.tags ?? [], note: new.note ?? "",
      unread: new.unread ?? false, archived: new.archived ?? false,
      fetchesTitle: new.fetch ?? true)
  }

  /// Decodes a patch after RFC 7396: `url`, `title`, `tags`, `note`, `unread` and `archived`, and
  /// in addition `addTags` and `removeTags`. Null clears `title`, `tags` and `note`.
  ///
  /// - Throws: ``Problem`` if the JSON is invalid.
  static func edit(_ json: [UInt8]) throws(Problem) -> BookmarkEdit {
    try StrictJSON.decode(Patch.self, json).edit
  }

  /// Decodes the old and the new name of a tag: `from` and `to`.
  ///
  /// - Throws: ``Problem`` if the JSON is invalid.
  static func renaming(_ json: [UInt8]) throws(Problem) -> TagRenameForm {
    let names = try StrictJSON.decode(Renaming.self, json)
    return TagRenameForm(from: names.from, to: names.to)
  }
}

private struct NewBookmark: Decodable {
  let url: String
  let title: String?
  let tags: [String]?
  let note: String?
  let unread: Bool?
  let archived: Bool?
  let fetch: Bool?

  enum Key: String, CodingKey, CaseIterable {
    case url, title, tags, note, unread, archived, fetch
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    url = try container.decode(String.self, forKey: .url)
    title = try container.decodeIfPresent(String.self, forKey: .title)
    tags = try container.decodeIfPresent([String].self, forKey: .tags)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    unread = try container.decodeIfPresent(Bool.self, forKey: .unread)
    archived = try container.decodeIfPresent(Bool.self, forKey: .archived)
    fetch = try container.decodeIfPresent(Bool.self, forKey: .fetch)
  }
}

private struct Patch: Decodable {
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

private struct Renaming: Decodable {
  let from: String
  let to: String

  enum Key: String, CodingKey, CaseIterable {
    case from, to
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    from = try container.decode(String.self, forKey: .from)
    to = try container.decode(String.self, forKey: .to)
  }
}

extension KeyedDecodingContainer {
  /// Decodes an optional key. Null is decoded as the empty value.
  fileprivate func emptied<Value: Decodable>(_ empty: Value, _ key: Key) throws -> Value? {
    guard contains(key) else { return nil }
    return try decodeNil(forKey: key) ? empty : try decode(Value.self, forKey: key)
  }
}
