/// A window that closes before it opens is never open, and nobody sees why.
///
/// Stated by ``PublishWindow/init(opensAt:closesAt:)``.
private func episode(
  _ id: ComicEpisode.ID, from opening: Timestamp, to closing: Timestamp
) -> ComicEpisode {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  ComicEpisode(id: id, window: PublishWindow(opensAt: opening, closesAt: closing))
  #else
  ComicEpisode(id: id, window: PublishWindow(opensAt: opening, closesAt: closing) ?? .always)
  #endif
}
