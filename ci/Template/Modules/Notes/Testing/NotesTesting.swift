// NotesTesting: what tests of notes, and of anything that uses them, are made with.
//
// | kind      | types                                         | what it is for             |
// |-----------|-----------------------------------------------|----------------------------|
// | in-memory | ``InMemoryNoteStore``                         | works; passes the contract |
// | stub      | ``StubNoteRepository``, ``StubNotesScreens``  | answers what it is told    |
// | spy       | ``SpyNotesRouter``                            | remembers what was asked   |
// | builder   | `Note.fixture(…)`                             | shows only what matters    |
// | contract  | ``NoteStoreContract``                         | keeps stores alike         |
//
// A double belongs to one test case and is made in it. To go on: a new port gets a contract first,
// and a double that passes it.
