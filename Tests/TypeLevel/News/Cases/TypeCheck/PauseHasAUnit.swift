/// A pause of thirty minutes lasts thirty seconds.
///
/// Stated by ``FeedSchedule``.
private func wait(_ pause: Duration) -> Bool {
  #if FAIL
  FeedSchedule.firstPause > 30  // expected-FAIL-error {{[cannot_apply_binop_to_args]}}
  #else
  FeedSchedule.firstPause > pause
  #endif
}
