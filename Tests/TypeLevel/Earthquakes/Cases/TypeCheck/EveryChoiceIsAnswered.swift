/// A button of the dialog is not handled, and does nothing.
///
/// Stated by ``QuakeCountChoice``.
private func countsAgain(_ choice: QuakeCountChoice?) -> Bool {
  switch choice {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .cancel: false
  #else
  case .cancel, nil, .tryAgain: choice == .tryAgain
  #endif
  }
}
