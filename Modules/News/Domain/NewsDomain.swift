// NewsDomain: feeds, stories, and all protocols of the feature.
//
// Values:
// - ``FeedDocument``, ``ParsedFeed``, ``ParsedEntry``: a document and its content, independent of
//   the format.
// - ``RawHTML`` and ``CleanHTML``: untrusted HTML, and HTML that is safe to show.
// - ``NewsFeed`` with its ``FeedLedger`` and ``FeedSchedule``: a subscription, its fetch state, and
//   when to fetch it.
// - ``Story``, ``StoryHeadline``, ``StoryQuestion``, ``StoryPage``: stories and queries for them.
// - ``StoryMatching`` and ``StoryLikeness``: how a story is recognized in a later document and in
//   other feeds.
// - ``NewsFilter``, ``NewsCategory``, ``FeedList``.
// - The records, which are the JSON forms of all these.
//
// Each protocol is declared next to the values that it uses:
//
// | protocol                | caller          | implementation                            |
// |-------------------------|-----------------|-------------------------------------------|
// | ``StoryListScreen`` and the other screens | the apps | NewsViewModel                  |
// | ``NewsScreens``         | the apps        | Composition                               |
// | ``StoryRepository``     | the view models | NewsRepository                            |
// | ``NewsRouting``         | the view models | NewsRouter                                |
// | ``StoryStore``          | the repository  | NewsInfrastructure, over SQL              |
// | ``FeedSource``          | the repository  | NewsInfrastructure, over HTTP             |
// | ``FeedReading``         | the repository  | NewsInfrastructure, over the markup port  |
// | ``FeedListFormat``      | the repository  | NewsInfrastructure, over the markup port  |
//
// This module does not read clocks, files or the network.
