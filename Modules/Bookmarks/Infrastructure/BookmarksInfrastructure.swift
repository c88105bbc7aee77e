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
// store has four parts: its long or shared queries (`BookmarkSQL`, `BookmarkConditionSQL`), the
// decoding of rows (`BookmarkRows`), the steps of its transactions (`BookmarkTransaction`), and the
// adapter itself, which contains the transactions (`SQLBookmarkStore`). Page titles and bookmark
// files share one HTML scanner (`HTMLScanner`).
