/// A magnitude of 1000, which is a typing error, is sent to the service.
///
/// Stated by ``Magnitude/init(_:)``.
private func isAtLeast(_ typed: Double, _ quake: Magnitude) -> Bool {
  #if FAIL
  quake >= Magnitude(typed)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  Magnitude(typed).map { quake >= $0 } ?? false
  #endif
}
