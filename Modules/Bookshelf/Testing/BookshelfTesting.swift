// BookshelfTesting: test doubles, builders and contracts for the bookshelf.
//
// | kind      | types                                                  | purpose                       |
// |-----------|--------------------------------------------------------|-------------------------------|
// | in-memory | ``InMemoryComicStore``, ``InMemoryCatalogueSource``,   | works; passes the contracts   |
// |           | ``InMemoryStorefront``, ``InMemoryReaderTokens``,      |                               |
// |           | ``SequentialReaderTokens``                             |                               |
// | stub      | ``StubComicRepository``, ``StubReaderRepository``,     | returns predefined values     |
// |           | ``StubBookshelfScreens``                               |                               |
// | spy       | ``SpyBookshelfRouter``                                 | records its calls             |
// | builder   | `ComicSeries.fixture(…)`, `Comic.fixture(…)`, …        | shows only what matters       |
// | builder   | `SignedInReader.fixture(…)`                            | a valid signed-in reader      |
// | contract  | ``CatalogueStoreContract``,                            | the same checks for           |
// |           | ``ComicShelfStoreContract``,                           | implementations and doubles   |
// |           | ``ReaderAccountStoreContract``,                        |                               |
// |           | ``CatalogueReadingContract``,                          |                               |
// |           | ``CatalogueSourceContract``, ``StorefrontContract``,   |                               |
// |           | ``ReaderTokenKeepingContract``,                        |                               |
// |           | ``ReaderTokenSourceContract``                          |                               |
//
// Each test creates its own doubles. For a new port, write the contract first, then a double that
// passes it.
