/// Yen and dollars are added.
///
/// Stated by ``Price``.
private func sum(_ left: Price, _ right: Price) -> Int {
  #if FAIL
  left + right  // expected-FAIL-error {{[cannot_apply_binop_to_same_args]}}
  #else
  left.minorUnits + right.minorUnits
  #endif
}
