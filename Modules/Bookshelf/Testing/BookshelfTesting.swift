// BookshelfTesting: test doubles, builders and contracts for the bookshelf.
//
// | kind      | types                                                         | purpose           |
// |-----------|---------------------------------------------------------------|-------------------|
// | in-memory | ``InMemoryComicStore``, ``InMemoryCatalogueSource``,          | works; passes the |
// |           | ``InMemoryStorefront``, ``InMemoryReaderTokens``,             | contracts         |
// |           | ``SequentialReaderTokens``                                    |                   |
// | stub      | ``StubComicRepository``, ``StubReaderRepository``,            | returns           |
// |           | ``StubBookshelfScreens``                                      | predefined values |
// | spy       | ``SpyBookshelfRouter``                                        | records its calls |
// | builder   | `ComicSeries.fixture(…)`, `Comic.fixture(…)`, …               | shows only what   |
// |           |                                                               | matters           |
// | builder   | `SignedInReader.fixture(…)`                                   | a valid signed-in |
// |           |                                                               | reader            |
// | contract  | ``CatalogueStoreContract``, ``ComicShelfStoreContract``,      | the same checks   |
// |           | ``ReaderAccountStoreContract``, ``CatalogueReadingContract``, | for               |
// |           | ``CatalogueSourceContract``, ``StorefrontContract``,          | implementations   |
// |           | ``ReaderTokenKeepingContract``, ``ReaderTokenSourceContract`` | and doubles       |
//
// Each test creates its own doubles. For a new port, write the contract first, then a double that
// passes it.
