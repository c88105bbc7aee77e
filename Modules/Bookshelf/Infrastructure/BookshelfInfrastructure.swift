// BookshelfInfrastructure: implements the ports of the feature with the ports of Core.
//
// | adapter                      | port of the Domain   | over                              |
// |------------------------------|----------------------|-----------------------------------|
// | ``SQLComicStore``            | `CatalogueStore`,    | `SQLDatabase`, `SQLTextIndex`     |
// |                              | `ComicShelfStore`,   |                                   |
// |                              | `ReaderAccountStore` |                                   |
// | ``SimpleCatalogueReader``    | `CatalogueReading`   | a whole document                  |
// | ``StreamingCatalogueReader`` | `CatalogueReading`   | a document in chunks              |
// | ``RolledOutCatalogueReader`` | `CatalogueReading`   | one of these parsers, by caller   |
// | ``HTTPCatalogueSource``      | `CatalogueSource`    | `HTTPClient`                      |
// | ``FileCatalogueSource``      | `CatalogueSource`    | `FileSystem`                      |
// | ``AddressedCatalogueSource`` | `CatalogueSource`    | one of these sources, by address  |
// | ``DemoStorefront``           | `Storefront`         | `SQLDatabase`, in separate tables |
// | ``NoStorefront``             | `Storefront`         | no other port                     |
// | ``RandomReaderTokens``       | `ReaderTokenSource`  | an injected random generator      |
// | ``FileReaderTokens``         | `ReaderTokenKeeping` | `FileSystem`                      |
//
// Core's errors end here: the adapters throw only `ComicFailure`.
//
// The parts of the store, from the ports down: each call of `SQLComicStore` is one transaction.
// `FeatureDatabase` begins and ends the transaction and converts its errors. The store contains the
// steps with their statements. Long or shared steps are in `CatalogueTransaction`,
// `ComicListTransaction` and `ComicDerivationTransaction`. The files that end in SQL contain the
// other statements, and the decoding of most rows; `ComicRows` decodes series. `ComicMigrations`
// contains the tables.
//
// - A digest shows whether a series that is listed again has changed. If it has not changed, only
//   the number of the run that listed it is written, in one statement per batch.
// - A list by title or reading scans an index; a list by recency scans the release dates. Both stop
//   at the end of the page. A search queries the text index first.
// - The validators of a page are valid only once one run has stored the whole page.
//
// To change a table, add a migration and never edit an old one. If the comparison of titles
// changes, increase the version of the rules in `ComicDerivation`.
