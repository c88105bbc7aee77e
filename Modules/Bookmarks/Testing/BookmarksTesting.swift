// BookmarksTesting: what tests of bookmarks, and of anything that uses them, are made with.
//
// | kind      | types                                                | what it is for            |
// |-----------|------------------------------------------------------|---------------------------|
// | in-memory | ``InMemoryBookmarkStore``                            | works; passes the contract |
// | stub      | ``StubBookmarkRepository``, ``StubPageTitleSource``, | answers what it is told   |
// |           | ``StubBookmarksScreens``                             |                           |
// | spy       | ``SpyBookmarkRepository``, ``SpyBookmarksRouter``    | remembers what was asked  |
// | builder   | `Bookmark.fixture(…)`, `BookmarkDraft.fixture(…)`    | shows only what matters   |
// | contract  | ``BookmarkStoreContract``,                           | keeps implementations     |
// |           | ``BookmarkFileFormatContract``                       | and doubles alike         |
//
// A stub and a spy are two things: a stub is told what to say and has no memory; a spy remembers
// and passes everything on. Where a test needs both, it puts the spy around the stub. A double
// belongs to one test case and is made in it.
