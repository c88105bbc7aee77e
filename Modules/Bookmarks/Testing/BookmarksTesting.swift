// BookmarksTesting: test doubles, builders and contracts for bookmarks.
//
// | kind      | types                                                | purpose                   |
// |-----------|------------------------------------------------------|---------------------------|
// | in-memory | ``InMemoryBookmarkStore``                            | works; passes the contract |
// | stub      | ``StubBookmarkRepository``, ``StubPageTitleSource``, | returns predefined values |
// |           | ``StubBookmarksScreens``                             |                           |
// | spy       | ``SpyBookmarkRepository``, ``SpyBookmarksRouter``    | records its calls         |
// | builder   | `Bookmark.fixture(…)`, `BookmarkDraft.fixture(…)`    | shows only what matters   |
// | contract  | ``BookmarkStoreContract``,                           | keeps implementations     |
// |           | ``BookmarkFileFormatContract``                       | and doubles alike         |
//
// Stubs and spies are separate: a stub returns predefined values and records nothing; a spy records
// calls and forwards them. A test that needs both wraps the stub in the spy. Each test creates its
// own doubles.
