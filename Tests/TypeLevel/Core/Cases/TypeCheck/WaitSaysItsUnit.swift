/// A wait of 60 seconds that is treated as milliseconds leads to a request that is too early.
///
/// Stated by ``Sleeper``.
private func pause(_ sleeper: any Sleeper) async throws {
  try await sleeper.sleep(for: 60)  // expected-error {{[cannot_convert_argument_value]}}
  try await sleeper.sleep(for: .seconds(60))
}
