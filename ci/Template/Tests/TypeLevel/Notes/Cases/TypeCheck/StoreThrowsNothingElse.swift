/// A store throws an SQL error: the user reads about a table constraint, and not what to do.
///
/// Stated by ``NoteStore``.
private struct Empty: NoteStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = NoteFailure
  #endif

  func newest(limit: Int) async throws(Failure) -> [Note] { [] }
  func keep(_ note: Note) async {}
  func remove(_ id: Note.ID) async {}
}
