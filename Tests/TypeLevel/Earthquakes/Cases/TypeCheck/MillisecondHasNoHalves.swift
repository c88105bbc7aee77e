/// A period is halved forever, and the search never ends.
///
/// Stated by ``QuakePeriod/halves``.
private func first(_ period: QuakePeriod) {
  let _: QuakePeriod = period.halves.earlier  // expected-error {{[optional_base_not_unwrapped]}}
  let _: QuakePeriod = period.halves?.earlier ?? period
}
