/// A state of one screen reaches the listeners of another one.
///
/// Stated by ``StatePublisher``.

private enum LetterState { case idle }
private enum ParcelState { case idle }

private func begin(_ states: StatePublisher<LetterState>) async {
  await states.publish(ParcelState.idle)  // expected-error {{[cannot_convert_argument_value]}}
  await states.publish(LetterState.idle)
}
