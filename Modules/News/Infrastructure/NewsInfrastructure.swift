// NewsInfrastructure: the adapters that implement the feature's ports on top of Core's ports.
//
// | adapter              | port of the Domain | built on                                         |
// |----------------------|--------------------|--------------------------------------------------|
// | ``HTTPFeedSource``   | `FeedSource`       | `HTTPClient`: documents on the web               |
// | ``MarkupFeedReader`` | `FeedReading`      | `MarkupReading`, `TextDecoding`,                 |
// |                      |                    | `EncodingSniffing`, `HostNaming`                 |
// | ``HTMLCleaner``      | –                  | `MarkupReading`, `HostNaming`                    |
// | ``OPMLFeedList``     | `FeedListFormat`   | the same as ``MarkupFeedReader``                 |
// | ``SQLStoryStore``    | `StoryStore`       | `SQLDatabase` and an `SQLTextIndex`, with the    |
// |                      |                    | tables of `migrations`                           |
//
// Errors of Core do not leave this module: they are converted to `FeedSourceFailure`,
// `FeedReadingFailure`, `FeedListFailure` or `StoryFailure`.
//
// The source sends a request and converts the reply to a `FeedReply` or a failure. It contains no
// policy: it reports how long the server declares its reply to be fresh (`HTTPReply.feedLifetime`),
// and the Domain decides how far to trust that.
//
// Parsing a feed, from bytes to values. Each step is a type and depends only on functions of Core:
//
// 1. `FeedTranscript` converts the document to UTF-8. `FeedEncoding` detects the encoding: by the
//    bytes, then by the declarations, else by a guess (`EncodingSniffing`).
// 2. `MarkupFeedReader` distinguishes XML, JSON and web pages by the first characters.
// 3. `FeedVisitor` visits the XML. The meanings of elements are in tables, one per vocabulary
//    (`FeedVocabulary`, `FeedMeaning`), with ranks: if several elements express the same property,
//    the best rank wins, whatever the order. Elements without a meaning are skipped with their
//    contents.
// 4. `FeedLeaf` is an element with a value, and `FeedText` a text: plain, escaped HTML, nested
//    elements or Base64 (`FeedTextForm`). If the form is not declared, `HTMLLikeness` guesses it.
// 5. `HTMLCleaner` cleans every text, and `FeedDate` parses every date.
// 6. `FeedDraft` collects the best values, and `FeedDrafts` the entries. The limits of both are in
//    the Domain or in `FeedLimits`.
//
// For JSON Feed, `JSONFeedReader` does steps 3 and 4 at once, after `JSONMending` has repaired the
// document. Problems in a document become notes; only a document that is not a feed is a failure.
// `PageFeedLinks` finds the feeds of a web page.
//
// The cleaner visits the markup (`CleaningVisitor`) and writes with the Domain's `CleanHTMLWriter`.
// `HTMLCleanRule` says what happens to each element, `HTMLCleanTrackers` detects trackers, and
// `HTMLCleanPicture` finds the address of an image. Mistakes in these are not a security risk,
// because the writer cannot write unsafe HTML.
//
// The store merges a document in one transaction (`StoryMergeSQL`); unchanged stories are compared
// but not written. Lists have scopes: all feeds, a category, or a feed. For each of its scopes, a
// story has a place (`StoryPlaceSQL`) with everything that decides whether it is shown, so that a
// page takes a few scans of one index (`StoryPageSQL`). Totals are stored beside the places
// (`StoryCountSQL`). The methods of the adapter (`SQLStoryStore`) contain their transactions, and
// most short statements are written where they run. The other parts: the tables
// (`StoryMigrations`), transactions and failures (`FeatureDatabase`), shared or long parts of
// transactions (`StoryTransaction`, `StoryShowingSQL`), and rows and the other statements
// (`StorySQL`, `StoryFeedSQL`, `StoryCarrierSQL`, `StoryEvidenceSQL`, `StoryScopeSQL`,
// `StoryFilterSQL`, `StoryVersionSQL`, `StoryTombstoneSQL`).
//
// Not supported: CDF, which is obsolete; geography, chapters and ratings, which the feature does
// not show; the authors of RSS channels, who are often webmasters.
//
// To add a vocabulary, add a table in `FeedMeaning`; to add a format, add a case of `FeedFormat`
// and its root element.
