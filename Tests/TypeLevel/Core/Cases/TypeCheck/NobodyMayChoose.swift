/// A dialog without a viewer counts as answered, and its first choice is executed.
///
/// Stated by ``DialogPresenting/choice(in:)``.
private func isMeant(_ dialog: Dialog<Bool>, _ dialogs: any DialogPresenting) async {
  // expected-error@+1 {{[optional_not_unwrapped]}}
  let _: Bool = await dialogs.choice(in: dialog)
  let _: Bool = await dialogs.choice(in: dialog) ?? false
}
