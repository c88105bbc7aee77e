import BookmarksDomain
import CoreWeb
import HTTPTypes

extension JSONText {
  /// Writes a bookmark exactly as `JSONEncoder` does with sorted keys.
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
  /// A JSON reply with bookmarks.
  static func records(_ bookmarks: [Bookmark], fields: HTTPFields) -> ServerReply {
    var json = JSONText(reserving: bookmarks.count * 256)
    json.array(bookmarks) { $0.record(BookmarkRecord($1)) }
    var fields = fields
    fields[.contentType] = "application/json"
    return ServerReply(.ok, fields: fields, body: json.bytes)
  }

  /// A JSON reply with one bookmark, whose version is a strong entity tag.
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
  /// The version as an `ETag` value.
  var entityTag: String { "\"\(text)\"" }
}
