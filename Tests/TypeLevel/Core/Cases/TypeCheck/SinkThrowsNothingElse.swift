/// A full disk ends an export with an error that no screen can show.
///
/// Stated by ``ByteSink/write(_:)``.
private struct Full: ByteSink {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = any Error
  #else
  typealias Failure = FileFailure
  #endif

  func write(_ bytes: [UInt8]) async throws(Failure) {}
}
