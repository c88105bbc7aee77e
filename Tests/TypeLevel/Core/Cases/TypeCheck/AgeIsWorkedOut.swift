/// An answer without a computed age is a year old and looks new.
///
/// Stated by ``StoredAnswer/ageMilliseconds``.
private func stored(since asked: Timestamp, _ now: Timestamp) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = StoredAnswer(askedAt: asked, isComplete: true)
  _ = StoredAnswer(askedAt: asked, now: now, isComplete: true)
}
