// BookshelfTesting: test doubles, builders and contracts for the bookshelf.
//
// | kind      | types                                         | purpose                          |
// |-----------|-----------------------------------------------|----------------------------------|
// | in-memory | ``InMemoryComicStore``, ``InMemoryCatalogueSource``, ``InMemoryStorefront``, ``InMemoryReaderTokens``, ``SequentialReaderTokens`` | works; passes the contracts |
// | stub      | ``StubComicRepository``, ``StubReaderRepository``, ``StubBookshelfScreens`` | returns predefined values |
// | spy       | ``SpyBookshelfRouter``                        | records its calls                |
// | builder   | `ComicSeries.fixture(…)`, `Comic.fixture(…)`, … | shows only what matters        |
// | builder   | `SignedInReader.fixture(…)`                   | a reader, by the Domain's rules  |
// | contract  | ``CatalogueStoreContract``, ``ComicShelfStoreContract``, ``ReaderAccountStoreContract``, ``CatalogueReadingContract``, ``CatalogueSourceContract``, ``StorefrontContract``, ``ReaderTokenKeepingContract``, ``ReaderTokenSourceContract`` | the same checks for implementations and doubles |
//
// Each test creates its own doubles. For a new port, write the contract first, then a double that
// passes it.
