/// An unchanged feed is treated as an empty one.
///
/// Stated by ``FeedReply``.
private func size(of reply: FeedReply) -> Int? {
  #if FAIL
  reply.document.bytes.count  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  reply.document?.bytes.count
  #endif
}
