/// A missing event crashes the program.
///
/// Stated by ``QuakeStore/quake(_:)``.
private func event(_ id: Quake.ID, in store: any QuakeStore) async throws(QuakeFailure) -> Quake {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_not_unwrapped]}}
  let quake: Quake = try await store.quake(id)
  #else
  guard let quake = try await store.quake(id) else { throw .notFound(id) }
  #endif
  return quake
}
