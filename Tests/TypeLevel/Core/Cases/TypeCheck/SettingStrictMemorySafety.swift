/// A pointer read past its end is missed in review, because the line is not marked as unsafe.
private func first(_ bytes: UnsafePointer<UInt8>) -> UInt8 {
  #if FAIL
  bytes.pointee  // expected-FAIL-error {{[unsafe_without_unsafe]}}
  #else
  unsafe bytes.pointee
  #endif
}
