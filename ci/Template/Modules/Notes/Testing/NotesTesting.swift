// NotesTesting: doubles and builders for tests of notes and of their users.
//
// | kind      | types                                         | what it is for             |
// |-----------|-----------------------------------------------|----------------------------|
// | in-memory | ``InMemoryNoteStore``                         | works; passes the contract |
// | stub      | ``StubNoteRepository``, ``StubNotesScreens``  | returns prepared answers   |
// | spy       | ``SpyNotesRouter``                            | records the destinations   |
// | builder   | `Note.fixture(…)`                             | shows only what matters    |
// | contract  | ``NoteStoreContract``                         | keeps stores alike         |
//
// Each test makes its own doubles. Next steps: write a contract for a new port first, then a double
// that passes it.
