/// The end of a file is taken for a piece without bytes, and the import waits for more for ever.
///
/// Stated by ``ByteSource/next()``.

import CoreDomain

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
