/// Two letters count as proof of a language, and a page is decoded with the wrong encoding.
///
/// Stated by ``EncodingSniffing``.
private func label(of bytes: [UInt8], by sniffing: any EncodingSniffing) -> String {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  let guess: String = sniffing.encoding(of: bytes)
  #else
  let guess: String = sniffing.encoding(of: bytes) ?? "windows-1252"
  #endif
  return guess
}
