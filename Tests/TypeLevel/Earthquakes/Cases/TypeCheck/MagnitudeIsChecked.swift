/// A magnitude of 1000, which is a typing error, is sent to the service.
///
/// Stated by ``Magnitude/init(_:)``.
private func isAtLeast(_ typed: Double, _ quake: Magnitude) {
  let _: Bool = quake >= Magnitude(typed)  // expected-error {{[optional_not_unwrapped]}}
  let _: Bool = Magnitude(typed).map { quake >= $0 } ?? false
}
