/// A partial list does not say which part is missing.
///
/// Stated by ``StargazerAvailability/partial(_:)``.
private func part(_ rows: Int) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  let _: StargazerAvailability = .partial(rows)
  let _: StargazerAvailability = .partial(.ceiling(rows))
}
