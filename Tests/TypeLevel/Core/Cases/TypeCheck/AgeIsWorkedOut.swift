/// An answer without a computed age is a year old and looks new.
///
/// Stated by ``StoredAnswer/ageMilliseconds``.
private func stored(since asked: Timestamp, _ now: Timestamp) -> StoredAnswer {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  StoredAnswer(askedAt: asked, isComplete: true)
  #else
  StoredAnswer(askedAt: asked, now: now, isComplete: true)
  #endif
}
