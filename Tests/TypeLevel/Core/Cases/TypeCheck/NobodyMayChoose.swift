/// A dialog without a viewer counts as answered, and its first choice is executed.
///
/// Stated by ``DialogPresenting/choice(in:)``.
private func isMeant(_ dialog: Dialog<Bool>, _ dialogs: any DialogPresenting) async -> Bool {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  await dialogs.choice(in: dialog)
  #else
  await dialogs.choice(in: dialog) ?? false
  #endif
}
