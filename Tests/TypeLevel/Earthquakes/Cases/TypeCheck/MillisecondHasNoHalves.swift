/// A period is halved forever, and the search never ends.
///
/// Stated by ``QuakePeriod/halves``.
private func first(_ period: QuakePeriod) -> QuakePeriod {
  #if FAIL
  period.halves.earlier  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  period.halves?.earlier ?? period
  #endif
}
