/// An unchanged page is treated as an empty one, and its stored users are removed.
///
/// Stated by ``StargazerReply``.
private func rows(_ reply: StargazerReply<StargazerPage>) -> Int? {
  #if FAIL
  reply.content.rows  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  reply.content?.rows
  #endif
}
