// BookmarksInfrastructure: the feature's ports, over Core's.
//
// | adapter                    | port of the Domain   | over                                     |
// |----------------------------|----------------------|------------------------------------------|
// | ``SQLBookmarkStore``       | `BookmarkStore`      | `SQLDatabase` and `SQLTextIndex`, with   |
// |                            |                      | the tables of `migrations(index:)`       |
// | ``HTTPPageTitleSource``    | `PageTitleSource`    | `HTTPClient` and `TextDecoding`          |
// | ``NetscapeBookmarkFormat`` | `BookmarkFileFormat` | `TextDecoding`                           |
// | ``JSONBookmarkFormat``     | `BookmarkFileFormat` | text alone                               |
//
// The errors of Core end here: what leaves is a `BookmarkFailure` or a `PageTitleFailure`, in the
// words of the feature. The store in four parts: the statements (`BookmarkSQL`, `BookmarkConditionSQL`),
// the rows and what they make up (`BookmarkRows`), what a transaction does (`BookmarkTransaction`), and
// the port itself. HTML is read by one scanner for titles and files alike (`HTMLScanner`).
