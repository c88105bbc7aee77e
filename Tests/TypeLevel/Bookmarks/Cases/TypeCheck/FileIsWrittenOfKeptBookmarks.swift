/// A file of drafts has no dates, so an import of it has no order.
///
/// Stated by ``BookmarkFileWriter/write(_:)``.
private func bytes(
  _ draft: BookmarkDraft, _ bookmark: Bookmark, by writer: inout any BookmarkFileWriter
) {
  _ = writer.write([draft])  // expected-error {{[cannot_convert_array_element]}}
  _ = writer.write([bookmark])
}
