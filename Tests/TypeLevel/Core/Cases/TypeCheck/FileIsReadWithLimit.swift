/// A disk image on the standard input, read whole, takes all memory of the machine.

import CoreDomain

private func load(_ files: any FileSystem) async throws(FileFailure) -> [UInt8] {
  #if FAIL
  try await files.read("-")  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  try await files.read("-", limit: 1024)
  #endif
}
