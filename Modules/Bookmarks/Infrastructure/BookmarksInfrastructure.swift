// BookmarksInfrastructure: implements the ports of the feature with the ports of Core.
//
// | adapter                    | port of the Domain   | over                                     |
// |----------------------------|----------------------|------------------------------------------|
// | ``SQLBookmarkStore``       | `BookmarkStore`      | `SQLDatabase` and `SQLTextIndex`, with   |
// |                            |                      | the tables of `migrations(index:)`       |
// | ``HTTPPageTitleSource``    | `PageTitleSource`    | `HTTPClient` and `TextDecoding`          |
// | ``NetscapeBookmarkFormat`` | `BookmarkFileFormat` | `TextDecoding`                           |
// | ``JSONBookmarkFormat``     | `BookmarkFileFormat` | no other port                            |
//
// Core's errors end here: the adapters throw only `BookmarkFailure` or `PageTitleFailure`. The
// store has four parts: the SQL statements (`BookmarkSQL`, `BookmarkConditionSQL`), the decoding of
// rows (`BookmarkRows`), the operations of a transaction (`BookmarkTransaction`), and the adapter
// itself (`SQLBookmarkStore`). Page titles and bookmark files share one HTML scanner
// (`HTMLScanner`).
