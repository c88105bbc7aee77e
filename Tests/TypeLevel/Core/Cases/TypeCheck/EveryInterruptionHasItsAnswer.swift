/// A program that the administrator stopped prints no message for it.
///
/// Stated by ``Interruption``.
private func cause(of request: Interruption) -> String {
  switch request {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .keyboard: "somebody"
  #else
  case .keyboard, .termination: "somebody"
  #endif
  }
}
