// BookshelfTesting: what tests of the bookshelf, and of anything that uses it, are made with.
//
// | kind      | types                                         | what it is for                   |
// |-----------|-----------------------------------------------|----------------------------------|
// | in-memory | ``InMemoryComicStore``, ``InMemoryCatalogueSource``, ``InMemoryStorefront``, ``InMemoryReaderTokens``, ``SequentialReaderTokens`` | works; passes the contracts |
// | stub      | ``StubComicRepository``, ``StubReaderRepository``, ``StubBookshelfScreens`` | answers what it is told |
// | spy       | ``SpyBookshelfRouter``                        | remembers what was asked         |
// | builder   | `ComicSeries.fixture(…)`, `Comic.fixture(…)`, … | shows only what matters        |
// | builder   | `SignedInReader.fixture(…)`                   | a reader, by the Domain's rules  |
// | contract  | ``CatalogueStoreContract``, ``ComicShelfStoreContract``, ``ReaderAccountStoreContract``, ``CatalogueReadingContract``, ``CatalogueSourceContract``, ``StorefrontContract``, ``ReaderTokenKeepingContract``, ``ReaderTokenSourceContract`` | keeps the ports alike |
//
// A double belongs to one test case and is made in it. To go on: a new port gets a contract first,
// and a double that passes it.
