/// An unchanged feed is treated as an empty one.
///
/// Stated by ``FeedReply``.
private func size(of reply: FeedReply) {
  let _: Int? = reply.document.bytes.count  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Int? = reply.document?.bytes.count
}
