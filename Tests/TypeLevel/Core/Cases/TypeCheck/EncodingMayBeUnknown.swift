/// A page in an unknown encoding is shown as question marks, without an explanation.
///
/// Stated by ``TextDecoding/decoder(for:)``.
private func text(
  of bytes: [UInt8], in label: String, by encodings: any TextDecoding
) -> [UInt8]? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  var decoder: any TextDecoder = encodings.decoder(for: label)
  #else
  guard var decoder: any TextDecoder = encodings.decoder(for: label) else { return nil }
  #endif
  return decoder.decode(bytes) + decoder.finish()
}
