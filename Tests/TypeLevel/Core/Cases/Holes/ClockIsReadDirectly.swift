/// A rule that reads the clock by itself is right in winter, and its test is wrong in summer.
///
/// Caught by `make arch`, by the rule `direct-clock`.

private func isLate(since start: ContinuousClock.Instant) -> Bool {
  ContinuousClock.now - start > .seconds(1)
}
