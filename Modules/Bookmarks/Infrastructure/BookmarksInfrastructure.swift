// BookmarksInfrastructure: the feature's ports, over Core's.
//
// | adapter                      | port of the Domain   | over                             |
// |------------------------------|----------------------|----------------------------------|
// | ``SQLBookmarkStore``         | `BookmarkStore`      | `SQLDatabase`, with the tables   |
// |                              |                      | of ``SQLBookmarkStore/migrations`` |
// | ``HTTPPageTitleSource``      | `PageTitleSource`    | `HTTPClient`                     |
// | ``NetscapeBookmarkFormat``   | `BookmarkFileFormat` | text alone                       |
//
// The errors of Core end here: what leaves is a `BookmarkFailure` or a `PageTitleFailure`, in the
// words of the feature. Search is a scan over one folded column for now: right for every language,
// and fast enough for some ten thousand bookmarks.
