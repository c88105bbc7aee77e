import BookmarksDomain

/// Turns requests about tags into intents of their screen.
struct BookmarkTagsController: Sendable {
  let screen: any BookmarkTagsScreen

  func show() async {
    await screen.show()
  }

  /// Renames a tag from the form's fields: `from` and `to`.
  func rename(_ fields: FormFields) async {
    await screen.rename(fields["from"] ?? "", to: fields["to"] ?? "")
  }

  /// Renames a tag from JSON.
  ///
  /// - Throws: ``Problem`` if the JSON is invalid.
  func rename(_ json: [UInt8]) async throws(Problem) {
    let names = try BookmarkJSON.renaming(json)
    await screen.rename(names.from, to: names.to)
  }
}
