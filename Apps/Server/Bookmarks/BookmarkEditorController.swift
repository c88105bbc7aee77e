import BookmarksDomain
import CoreDomain

/// Turns requests to add or change a bookmark into intents of the editor's screen.
struct BookmarkEditorController: Sendable {
  let screen: any BookmarkEditorScreen

  /// Keeps what somebody filled into the form of the page: `url`, `title`, `tags` (separated by
  /// commas), `note`, `unread` and `archived`.
  func save(_ fields: FormFields) async throws(Problem) {
    await screen.save(
      BookmarkForm(
        address: fields["url"] ?? "", title: fields["title"] ?? "", tags: Self.tags(fields),
        note: fields["note"] ?? "", unread: try fields.flag("unread") ?? false,
        archived: try fields.flag("archived") ?? false))
  }

  /// Keeps what a program sent as JSON.
  ///
  /// - Throws: ``Problem`` when the text is no such JSON.
  func save(_ json: [UInt8]) async throws(Problem) {
    await screen.save(try BookmarkJSON.newBookmark(json))
  }

  /// Fills the form with the bookmark whose identifier stands in the path.
  func open(_ request: ServerRequest) async throws(Problem) {
    await screen.open(try Bookmark.ID(in: request))
  }

  /// Changes a bookmark to what stands in the form of the page. A box that is not ticked is not sent.
  func change(_ request: ServerRequest, to fields: FormFields) async throws(Problem) {
    let edit = BookmarkEdit(
      address: fields["url"] ?? "", title: fields["title"] ?? "", tags: Self.tags(fields),
      note: fields["note"] ?? "", unread: try fields.flag("unread") ?? false,
      archived: try fields.flag("archived") ?? false)
    await screen.change(
      try Bookmark.ID(in: request), by: edit, expecting: try BookmarkVersion(in: fields))
  }

  /// Marks a bookmark as a button of the list says: `unread` or `archived`.
  func mark(_ request: ServerRequest, _ fields: FormFields) async throws(Problem) {
    let edit = BookmarkEdit(
      unread: try fields.flag("unread"), archived: try fields.flag("archived"))
    await screen.change(try Bookmark.ID(in: request), by: edit, expecting: nil)
  }

  /// Changes a bookmark as a program says in JSON.
  ///
  /// - Throws: ``Problem`` when the text is no such JSON.
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
