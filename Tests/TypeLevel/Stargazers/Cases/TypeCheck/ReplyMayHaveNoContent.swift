/// An unchanged page is treated as an empty one, and its stored users are removed.
///
/// Stated by ``StargazerReply``.
private func rows(_ reply: StargazerReply<StargazerPage>) {
  let _: Int? = reply.content.rows  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Int? = reply.content?.rows
}
