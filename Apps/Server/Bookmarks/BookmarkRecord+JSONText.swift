import BookmarksDomain
import HTTPTypes

extension JSONText {
  /// Writes a bookmark as `JSONEncoder` does with sorted keys.
  mutating func record(_ record: BookmarkRecord) {
    raw(#"{"archived":"#)
    bool(record.archived)
    raw(#","createdAt":"#)
    string(record.createdAt)
    raw(#","id":"#)
    string(record.id)
    raw(#","note":"#)
    string(record.note)
    raw(#","tags":"#)
    array(record.tags) { $0.string($1) }
    raw(#","title":"#)
    string(record.title)
    raw(#","unread":"#)
    bool(record.unread)
    raw(#","url":"#)
    string(record.url)
    raw("}")
  }
}

extension ServerReply {
  /// A reply with bookmarks as JSON.
  static func records(_ bookmarks: [Bookmark], fields: HTTPFields) -> ServerReply {
    var json = JSONText(reserving: bookmarks.count * 256)
    json.array(bookmarks) { $0.record(BookmarkRecord($1)) }
    var fields = fields
    fields[.contentType] = "application/json"
    return ServerReply(.ok, fields: fields, body: json.bytes)
  }

  /// A reply with one bookmark as JSON, and its version as the strong tag of that state.
  static func record(
    _ bookmark: Bookmark, status: HTTPResponse.Status = .ok, fields: HTTPFields = [:]
  ) -> ServerReply {
    var json = JSONText(reserving: 256)
    json.record(BookmarkRecord(bookmark))
    var fields = fields
    fields[.contentType] = "application/json"
    fields[.eTag] = bookmark.version.entityTag
    return ServerReply(status, fields: fields, body: json.bytes)
  }
}

extension BookmarkVersion {
  /// The version as `ETag` writes it.
  var entityTag: String { "\"\(text)\"" }
}
