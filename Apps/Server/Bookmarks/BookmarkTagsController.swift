import BookmarksDomain

/// Turns requests about tags into intents of their screen.
struct BookmarkTagsController: Sendable {
  let screen: any BookmarkTagsScreen

  func show() async {
    await screen.show()
  }

  /// Renames a tag as the form of the page says: `from` and `to`.
  func rename(_ fields: FormFields) async {
    await screen.rename(fields["from"] ?? "", to: fields["to"] ?? "")
  }

  /// Renames a tag as a program says in JSON.
  ///
  /// - Throws: ``Problem`` when the text is no such JSON.
  func rename(_ json: [UInt8]) async throws(Problem) {
    let names = try BookmarkJSON.renaming(json)
    await screen.rename(names.from, to: names.to)
  }
}
