// BookshelfInfrastructure: the feature's ports, over Core's.
//
// | adapter                          | port of the Domain     | over                              |
// |----------------------------------|------------------------|-----------------------------------|
// | ``SQLComicStore``                | `CatalogueStore`, `ComicShelfStore`, `ReaderAccountStore` | `SQLDatabase`, `SQLTextIndex` |
// | ``SimpleCatalogueReader``        | `CatalogueReading`     | a whole document                  |
// | ``StreamingCatalogueReader``     | `CatalogueReading`     | a document as it comes            |
// | ``RolledOutCatalogueReader``     | `CatalogueReading`     | the one or the other, by reader   |
// | ``HTTPCatalogueSource``          | `CatalogueSource`      | `HTTPClient`                      |
// | ``FileCatalogueSource``          | `CatalogueSource`      | `FileSystem`                      |
// | ``AddressedCatalogueSource``     | `CatalogueSource`      | the one or the other, by address  |
// | ``DemoStorefront``               | `Storefront`           | `SQLDatabase`, in tables of its own |
// | ``NoStorefront``                 | `Storefront`           | nothing                           |
// | ``RandomReaderTokens``           | `ReaderTokenSource`    | random bits that are handed in    |
// | ``FileReaderTokens``             | `ReaderTokenKeeping`   | `FileSystem`                      |
//
// The errors of Core end here: what leaves is a `ComicFailure`, in the words of the feature.
//
// The store, from the ports down: `SQLComicStore` and its extensions are one transaction to a call,
// which `ComicTables` begins, ends and translates the failures of. What happens within one is in the
// transactions (`CatalogueTransaction`, `ComicListTransaction`, `ComicShelfTransaction`,
// `ComicDerivationTransaction`), what is said to the database in the files that end in SQL, and the
// tables in `ComicMigrations`.
//
// - Of a series that is listed again, a digest says whether it is as it was; if so, nothing of it is
//   written but by which run it was seen, of a whole batch in one statement.
// - A list by title or reading is a walk along an index, one by what is new a walk along the moments
//   of releases; both end with the page. A search asks the text index first.
// - Validators stand for a page only from the moment at which one run has kept all of it.
//
// To go on: a table changes by a further migration and never by an edit of an old one; whoever changes
// how titles are compared counts on the rules of `ComicDerivation`.
