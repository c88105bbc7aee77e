// BookmarksTesting: test doubles, builders and contracts for bookmarks.
//
// | kind      | types                                                | purpose                   |
// |-----------|------------------------------------------------------|---------------------------|
// | in-memory | ``InMemoryBookmarkStore``                            | works; passes the contract |
// | stub      | ``StubBookmarkRepository``, ``StubPageTitleSource``, | returns predefined values |
// |           | ``StubBookmarksScreens``                             |                           |
// | spy       | ``SpyBookmarksRouter``, and the stubs                | records its calls         |
// | builder   | `Bookmark.fixture(…)`, `BookmarkDraft.fixture(…)`    | shows only what matters   |
// | contract  | ``BookmarkStoreContract``,                           | keeps implementations     |
// |           | ``BookmarkFileFormatContract``                       | and doubles alike         |
//
// Each test creates its own doubles.
