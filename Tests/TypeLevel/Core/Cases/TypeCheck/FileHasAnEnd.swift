/// The end of a file is treated as an empty chunk, and the import waits for more forever.
///
/// Stated by ``ByteSource/next()``.
private func size(of source: any ByteSource) async throws(FileFailure) -> Int {
  var size = 0
  #if FAIL
  while true { size += try await source.next().count }
  // expected-FAIL-error@-1 {{[optional_base_not_unwrapped]}}
  #else
  while let piece = try await source.next() { size += piece.count }
  #endif
  return size
}
