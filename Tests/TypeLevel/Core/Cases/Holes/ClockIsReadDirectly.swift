/// A rule that reads the clock by itself: its test cannot choose the time, and has to wait.
///
/// Caught by `make arch`, by the rule `direct-clock`.
private func isLate(since start: ContinuousClock.Instant) -> Bool {
  ContinuousClock.now - start > .seconds(1)
}
