/// A part of an export commits the file, and the user finds only its first half.
///
/// Stated by ``FileReplacement/commit()``.
private func export(
  _ first: [UInt8], to sink: any ByteSink, of file: any FileReplacement
) async throws(FileFailure) {
  try await sink.write(first)
  try await sink.commit()  // expected-error {{[could_not_find_value_member]}}
  try await file.commit()
}
