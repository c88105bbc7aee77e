/// A file that cannot be read is imported as though it were empty.
///
/// Stated by ``ByteSource/next()``.

import CoreDomain

private func start(of source: any ByteSource) async throws(FileFailure) -> [UInt8]? {
  do {
    return try await source.next()
  } catch {
    switch error {  // expected-FAIL-error {{[non_exhaustive_switch]}}
    case .missing: return []
    #if FAIL
    case .tooLarge: throw error
    #else
    case .tooLarge, .unreadable, .unwritable, .readerGone: throw error
    #endif
    }
  }
}
