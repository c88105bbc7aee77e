import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

extension Bookmark.ID {
  /// The identifier in the request's path.
  init(in request: ServerRequest) throws(Problem) {
    self.init(try request.parameter("id"))
  }
}

extension BookmarkVersion {
  /// The version that the page was rendered from.
  ///
  /// - Throws: ``Problem`` if the version is missing.
  init(in fields: FormFields) throws(Problem) {
    guard let text = fields["version"], !text.isEmpty else {
      throw Problem(.unprocessableContent, "“version” is missing. Open the page again.")
    }
    self.init(text)
  }
}

extension FormFields {
  /// The page to return to after an action, or `nil` if the field `to` is missing.
  var returning: LocalPath? { self["to"].map { LocalPath($0) } }
}

extension BookmarkForm {
  /// Reads the fields `url`, `title`, `tags` (separated by commas), `note`, `unread` and
  /// `archived`.
  init(in fields: FormFields) throws(Problem) {
    let tags = (fields["tags"] ?? "").utf8.split(separator: UInt8(ascii: ","))
    self.init(
      address: fields["url"] ?? "", title: fields["title"] ?? "",
      tags: tags.map { String(Substring($0)) }, note: fields["note"] ?? "",
      unread: try fields.flag("unread") ?? false, archived: try fields.flag("archived") ?? false)
  }
}

extension BookmarkEdit {
  /// Sets every field of a bookmark. Browsers omit unchecked boxes, so a missing box means `false`.
  init(_ form: BookmarkForm) {
    self.init(
      address: form.address, title: form.title, tags: form.tags, note: form.note,
      unread: form.unread, archived: form.archived)
  }
}

extension TagRenameForm {
  /// Reads the fields `from` and `to`.
  init(in fields: FormFields) {
    self.init(from: fields["from"] ?? "", to: fields["to"] ?? "")
  }
}
