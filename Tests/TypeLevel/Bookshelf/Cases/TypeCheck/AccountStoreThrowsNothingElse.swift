/// A taken name is reported as a constraint of a table.
///
/// Stated by ``ReaderAccountStore``.
private struct Broken: ReaderAccountStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = ComicFailure
  #endif

  func account(named name: ReaderName) async -> ReaderAccount? { nil }
  func add(_ account: ReaderAccount) async throws(Failure) {}
  func open(_ session: ReaderSession) async {}
  func session(digest: String) async -> (session: ReaderSession, reader: Reader)? { nil }
  func end(digest: String) async {}
  func dropSessions(overAt now: Timestamp) async {}
}
