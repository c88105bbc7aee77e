/// A bookmark's identifier removes the quake with the same identifier.
///
/// Stated by ``QuakeStore/remove(_:)``.

private enum Bookmark {}

private func tidy(
  _ quake: Quake.ID, _ bookmark: Identifier<Bookmark, String>, _ store: any QuakeStore
) async throws(QuakeFailure) {
  try await store.remove(bookmark)  // expected-error {{[cannot_convert_argument_value]}}
  try await store.remove(quake)
}
