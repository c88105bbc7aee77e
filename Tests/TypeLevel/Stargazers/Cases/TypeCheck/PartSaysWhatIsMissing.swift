/// A partial list does not say which part is missing.
///
/// Stated by ``StargazerAvailability/partial(_:)``.
private func part(_ rows: Int) -> StargazerAvailability {
  #if FAIL
  .partial(rows)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .partial(.ceiling(rows))
  #endif
}
