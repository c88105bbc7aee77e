/// A file that cannot be written ends the sign-in with the raw text of the system.
///
/// Stated by ``ReaderTokenKeeping``.
private struct Broken: ReaderTokenKeeping {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = FileFailure
  #else
  typealias Failure = ComicFailure
  #endif

  func kept() async throws(Failure) -> ReaderToken? { nil }
  func keep(_ token: ReaderToken) async {}
  func forget() async {}
}
