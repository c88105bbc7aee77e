import BookmarksDomain
import CoreDomain

/// Turns requests to add or change a bookmark into intents of the editor's screen.
struct BookmarkEditorController: Sendable {
  let screen: any BookmarkEditorScreen

  /// Adds a bookmark from the form's fields: `url`, `title`, `tags` (separated by commas), `note`,
  /// `unread` and `archived`.
  func save(_ fields: FormFields) async throws(Problem) {
    await screen.save(
      BookmarkForm(
        address: fields["url"] ?? "", title: fields["title"] ?? "", tags: Self.tags(fields),
        note: fields["note"] ?? "", unread: try fields.flag("unread") ?? false,
        archived: try fields.flag("archived") ?? false))
  }

  /// Adds a bookmark from JSON.
  ///
  /// - Throws: ``Problem`` if the JSON is invalid.
  func save(_ json: [UInt8]) async throws(Problem) {
    await screen.save(try BookmarkJSON.newBookmark(json))
  }

  /// Fills the form with the bookmark whose identifier is in the path.
  func open(_ request: ServerRequest) async throws(Problem) {
    await screen.open(try Bookmark.ID(in: request))
  }

  /// Changes a bookmark to the values of the form. Browsers omit unchecked boxes.
  func change(_ request: ServerRequest, to fields: FormFields) async throws(Problem) {
    let edit = BookmarkEdit(
      address: fields["url"] ?? "", title: fields["title"] ?? "", tags: Self.tags(fields),
      note: fields["note"] ?? "", unread: try fields.flag("unread") ?? false,
      archived: try fields.flag("archived") ?? false)
    await screen.change(
      try Bookmark.ID(in: request), by: edit, expecting: try BookmarkVersion(in: fields))
  }

  /// Sets or clears a flag from a button of the list: `unread` or `archived`.
  func mark(_ request: ServerRequest, _ fields: FormFields) async throws(Problem) {
    let edit = BookmarkEdit(
      unread: try fields.flag("unread"), archived: try fields.flag("archived"))
    await screen.change(try Bookmark.ID(in: request), by: edit, expecting: nil)
  }

  /// Changes a bookmark with a JSON patch.
  ///
  /// - Throws: ``Problem`` if the JSON is invalid.
  func change(
    _ request: ServerRequest, _ json: [UInt8], expecting version: BookmarkVersion?
  ) async throws(Problem) {
    let edit = try BookmarkJSON.edit(json)
    await screen.change(try Bookmark.ID(in: request), by: edit, expecting: version)
  }

  private static func tags(_ fields: FormFields) -> [String] {
    (fields["tags"] ?? "").utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
  }
}
