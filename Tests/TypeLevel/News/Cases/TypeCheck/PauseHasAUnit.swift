/// A pause of thirty minutes lasts thirty seconds.
///
/// Stated by ``FeedSchedule``.
private func wait(_ pause: Duration) {
  let _: Bool = FeedSchedule.firstPause > 30  // expected-error {{[cannot_apply_binop_to_args]}}
  let _: Bool = FeedSchedule.firstPause > pause
}
