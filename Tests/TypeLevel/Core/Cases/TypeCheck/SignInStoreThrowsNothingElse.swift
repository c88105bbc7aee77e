/// A store lets a database error through, and the server has no reply for it.
///
/// Stated by ``SignInStore``.
private struct Broken: SignInStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = SignInStoreFailure
  #endif

  func add(_ signIn: StoredSignIn, limit: Int) async throws(Failure) {}
  func signIn(named name: String) async -> StoredSignIn? { nil }
  func end(named name: String) async {}
}
