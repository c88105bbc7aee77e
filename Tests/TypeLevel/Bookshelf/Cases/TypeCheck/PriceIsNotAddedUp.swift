/// Yen and dollars are added.
///
/// Stated by ``Price``.
private func sum(_ left: Price, _ right: Price) {
  _ = left + right  // expected-error {{[cannot_apply_binop_to_same_args]}}
  _ = left.minorUnits + right.minorUnits
}
