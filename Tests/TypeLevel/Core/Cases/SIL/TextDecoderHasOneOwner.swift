/// Two tasks that decode pieces of one text mix up the halves of its characters.
///
/// Stated by ``TextDecoder``.
private func read(_ decoding: any TextDecoding, _ piece: [UInt8]) async {
  guard var decoder: any TextDecoder = decoding.decoder(for: "utf-8") else { return }
  #if FAIL
  // expected-FAIL-error@+1 {{[regionbasedisolation_type_send_yields_race]}}
  let other = Task { decoder.decode(piece) }
  #else
  let other = Task { decoding.decoder(for: "utf-8") == nil }
  #endif
  _ = decoder.decode(piece)
  _ = await other.value
}
