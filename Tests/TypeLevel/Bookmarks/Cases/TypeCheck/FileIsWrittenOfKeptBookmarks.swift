/// A file of drafts has no dates, so an import of it has no order.
///
/// Stated by ``BookmarkFileWriter/write(_:)``.
private func bytes(
  _ draft: BookmarkDraft, _ bookmark: Bookmark, by writer: inout any BookmarkFileWriter
) -> [UInt8] {
  #if FAIL
  writer.write([draft])  // expected-FAIL-error {{[cannot_convert_array_element]}}
  #else
  writer.write([bookmark])
  #endif
}
