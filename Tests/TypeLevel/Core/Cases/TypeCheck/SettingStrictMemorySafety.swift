/// A pointer read past its end goes unseen in review, since nothing marks the line as unsafe.

private func first(_ bytes: UnsafePointer<UInt8>) -> UInt8 {
  #if FAIL
  bytes.pointee  // expected-FAIL-error {{[unsafe_without_unsafe]}}
  #else
  unsafe bytes.pointee
  #endif
}
