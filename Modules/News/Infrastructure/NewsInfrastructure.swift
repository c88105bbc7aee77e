// NewsInfrastructure: the feature's ports, over Core's.
//
// | adapter              | port of the Domain | over                                             |
// |----------------------|--------------------|--------------------------------------------------|
// | ``HTTPFeedSource``   | `FeedSource`       | `HTTPClient`: documents of the web               |
// | ``MarkupFeedReader`` | `FeedReading`      | `MarkupReading`, `TextDecoding`,                 |
// |                      |                    | `EncodingSniffing`, `HostNaming`                 |
// | ``HTMLCleaner``      | –                  | `MarkupReading`, `HostNaming`                    |
// | ``OPMLFeedList``     | `FeedListFormat`   | the same                                         |
// | ``SQLStoryStore``    | `StoryStore`       | `SQLDatabase` and an `SQLTextIndex`, with the    |
// |                      |                    | tables of `migrations`                           |
//
// The errors of Core end here: what leaves is a `FeedSourceFailure`, a `FeedReadingFailure`, a
// `FeedListFailure` or a `StoryFailure`, in the words of the feature.
//
// The source asks, and makes a `FeedReply` of what comes, or says why nothing did. What follows from that is no
// matter of its own: it tells how long the server means its answer to be good (`HTTPReply.feedLifetime`),
// and the Domain decides how much of that to believe.
//
// Reading a feed, from bytes to values. Each step is a type, and all that it asks of Core are functions:
//
// 1. `FeedTranscript` makes UTF-8 of the document. Which encoding it is in is told by `FeedEncoding`: first
//    by the bytes, then by what is said of them; what tells nothing is guessed (`EncodingSniffing`).
// 2. The first characters tell XML, JSON and pages apart: `MarkupFeedReader`.
// 3. `FeedVisitor` follows the XML. What an element means is in tables, one for each vocabulary
//    (`FeedVocabulary`, `FeedMeaning`), with a rank: of two ways to say one thing the better one
//    counts, wherever it stands. What has no meaning is passed over with all that is in it.
// 4. `FeedLeaf` is an element that says something; `FeedText` one that holds a text, which may be plain,
//    escaped HTML, elements or Base64 (`FeedTextForm`), and where nobody says which (`HTMLLikeness`).
// 5. `HTMLCleaner` makes clean HTML of every text, `FeedDate` a moment of every date.
// 6. `FeedDraft` keeps the best of what was said, `FeedDrafts` the entries, and the limits of both
//    are in the Domain or in `FeedLimits`.
//
// JSON Feed takes 3 and 4 in one step: `JSONFeedReader`, over what `JSONMending` could mend. All that is wrong with a
// document becomes a note; only what is no feed at all is a failure. A page that leads to feeds is read by
// `PageFeedLinks`.
//
// The cleaner follows markup (`CleaningVisitor`) and tells the Domain's `CleanHTMLWriter` what to write. What becomes
// of an element is in `HTMLCleanRules`, what counts readers in `HTMLCleanTrackers`, where a picture really is in
// `HTMLCleanPicture`. It may be wrong in any of them: what it cannot write, nobody sees.
//
// The store takes a document in one transaction (`StoryMergeSQL`): what has not changed is compared and not
// written. A story is listed by scopes: everything, a category, a feed. It has a place in each of them
// (`StoryPlaceSQL`), with all that decides whether it is shown, so that a page is a few walks along one index
// (`StoryPageSQL`), and totals are kept beside them (`StoryCountSQL`). Its other parts: the tables (`StoryMigrations`),
// transactions and failures (`StoryTables`, `StoryTransaction`), statements and rows (`StorySQL`, `StoryFeedSQL`,
// `StoryCarrierSQL`, `StoryScopeSQL`, `StoryFilterSQL`), and the port.
//
// What was left out: CDF, which nobody writes any more; geography, chapters and ratings, for which the
// feature has no place; the authors of RSS channels, who look after servers; a tokenizer of our own.
//
// To go on: a vocabulary more is a table more in `FeedMeaning`; a format more is a case of `FeedFormat`, and
// what its root is called.
