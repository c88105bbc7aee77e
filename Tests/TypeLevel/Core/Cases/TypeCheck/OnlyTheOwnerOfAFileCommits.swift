/// A part of an export puts the file in its place, and the reader finds the first half of it there.
///
/// Stated by ``FileReplacement/commit()``.

import CoreDomain

private func export(
  _ first: [UInt8], to sink: any ByteSink, of file: any FileReplacement
) async throws(FileFailure) {
  try await sink.write(first)
  #if FAIL
  try await sink.commit()  // expected-FAIL-error {{[could_not_find_value_member]}}
  #else
  try await file.commit()
  #endif
}
