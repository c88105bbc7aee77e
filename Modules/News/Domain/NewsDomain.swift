// NewsDomain: feeds, stories, and all protocols of the feature.
//
// Values:
// - ``FeedDocument``, ``ParsedFeed``, ``ParsedEntry``: a document and its content, independent of
//   the format.
// - ``RawHTML`` and ``CleanHTML``: untrusted HTML, and HTML that is safe to show.
// - ``NewsFeed`` with its ``FetchState`` and ``FeedSchedule``: a subscription, its fetch state, and
//   when to fetch it.
// - ``Story``, ``StoryHeadline``, ``StoryQuestion``, ``StoryPage``: stories and queries for them.
// - ``StoryMatching`` and ``StoryLikeness``: how a story is recognized in a later document and in
//   other feeds.
// - ``NewsFilter``, ``NewsCategory``, ``FeedList``.
// - The forms and ``NewsRules``: how typed input is read.
// - ``FeedReference`` and ``StoryReference``: how a user names a feed or a story.
// - The records, which are the JSON forms of these values.
//
// Each screen is a `Screen` of a state and an intent, declared in `StoryScreens.swift`.
//
// Each protocol is declared next to the values that it uses:
//
// | protocol                | caller          | implementation                            |
// |-------------------------|-----------------|-------------------------------------------|
// | ``NewsScreens``         | the apps        | NewsViewModel                             |
// | ``StoryRepository``     | the view models | NewsRepository                            |
// | ``StoredStories``       | the view models | NewsInfrastructure, over SQL              |
// | ``NewsRouting``         | the view models | NewsRouter                                |
// | ``StoryStore``          | the repository  | NewsInfrastructure, over SQL              |
// | ``FeedSource``          | the repository  | NewsInfrastructure, over HTTP             |
// | ``FeedReading``         | the repository  | NewsInfrastructure, over the markup port  |
// | ``FeedListFormat``      | the repository  | NewsInfrastructure, over the markup port  |
//
// This module does not read clocks, files or the network.
