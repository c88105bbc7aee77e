/// A token in a settings file is visible to everyone who can read the file.
///
/// Stated by ``Secret``.

private func store(_ value: some Encodable) {}

private func remember(_ token: Secret, for origin: HTTPOrigin) {
  store(token)  // expected-error {{[conformance_availability_unavailable]}}
  store(origin.host)
}
