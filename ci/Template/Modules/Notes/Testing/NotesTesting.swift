// NotesTesting: what tests of notes, and of anything that uses them, are made with.
//
// | kind      | types                                         | what it is for             |
// |-----------|-----------------------------------------------|----------------------------|
// | in-memory | ``InMemoryNoteStore``                         | works; passes the contract |
// | stub | ``StubNoteRepository``, ``StubNotesScreens`` | returns prepared answers |
// | spy       | ``SpyNotesRouter``                            | remembers what was asked   |
// | builder   | `Note.fixture(…)`                             | shows only what matters    |
// | contract  | ``NoteStoreContract``                         | keeps stores alike         |
//
// Each test makes its own doubles. Next steps: write a contract for a new port first, then a double
// that passes it.
