/// A button with a label but without a meaning does nothing.
///
/// Stated by ``DialogChoice``.
private func leave() {
  _ = DialogChoice("Cancel")  // expected-error {{[missing_argument_positional]}}
  _ = DialogChoice("Cancel", false)
}
