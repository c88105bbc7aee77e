/// A period with swapped ends finds no quakes, and the stored ones are removed.
///
/// Stated by ``QuakePeriod/init(from:through:)``.
private func isIn(_ moment: Timestamp, _ first: Timestamp, _ last: Timestamp) {
  // expected-error@+1 {{[optional_base_not_unwrapped]}}
  let _: Bool = QuakePeriod(from: first, through: last).contains(moment)
  let _: Bool = QuakePeriod(from: first, through: last)?.contains(moment) ?? false
}
