/// Two tasks that read chunks of one file mix up two bookmarks.
///
/// Stated by ``BookmarkFileReader``.
private func read(_ format: any BookmarkFileFormat, _ piece: [UInt8]) async {
  var reader: any BookmarkFileReader = format.reader(folders: .ignore, encoding: nil)
  #if FAIL
  // expected-FAIL-error@+1 {{[regionbasedisolation_type_send_yields_race]}}
  let other = Task { try? reader.read(piece) }
  #else
  let other = Task { piece.count }
  #endif
  _ = try? reader.read(piece)
  _ = await other.value
}
