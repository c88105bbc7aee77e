/// A page that has not changed is taken for an empty one, and what was kept is removed.
///
/// Stated by ``StargazerReply``.

import StargazersDomain

private func rows(_ reply: StargazerReply<StargazerPage>) -> Int? {
  #if FAIL
  reply.content.rows  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  reply.content?.rows
  #endif
}
