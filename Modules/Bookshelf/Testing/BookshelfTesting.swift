// BookshelfTesting: what tests of bookshelf, and of anything that uses them, are made with.
//
// | kind      | types                                         | what it is for             |
// |-----------|-----------------------------------------------|----------------------------|
// | in-memory | ``InMemoryComicStore``                         | works; passes the contract |
// | stub      | ``StubComicRepository``, ``StubBookshelfScreens``  | answers what it is told    |
// | spy       | ``SpyBookshelfRouter``                            | remembers what was asked   |
// | builder   | `Comic.fixture(…)`                             | shows only what matters    |
// | contract  | ``ComicStoreContract``                         | keeps stores alike         |
//
// A double belongs to one test case and is made in it. To go on: a new port gets a contract first,
// and a double that passes it.
