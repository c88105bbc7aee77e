/// A button with a label but without a meaning does nothing.
///
/// Stated by ``DialogChoice``.
private func leave() -> DialogChoice<Bool> {
  #if FAIL
  DialogChoice("Cancel")  // expected-FAIL-error {{[missing_argument_positional]}}
  #else
  DialogChoice("Cancel", false)
  #endif
}
