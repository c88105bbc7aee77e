// NewsDomain: feeds and their stories, and every protocol that the feature's parts meet in.
//
// Values:
// - ``FeedDocument``, ``ParsedFeed``, ``ParsedEntry``: what a document says, in whatever format it says it.
// - ``RawHTML`` and ``CleanHTML``: what somebody else wrote, and what is safe to show.
// - ``NewsFeed`` with its ``FeedLedger`` and ``FeedSchedule``: what is subscribed to, and when it is asked.
// - ``Story``, ``StoryHeadline``, ``StoryQuestion``, ``StoryPage``: what is read.
// - ``StoryMatching`` and ``StoryLikeness``: how a story is known again, in its feed and in another one.
// - ``NewsFilter``, ``NewsCategory``, ``FeedList``.
// - the records, in which other programs read all this.
//
// Protocols, each next to the values it speaks in:
//
// | protocol                | who calls it    | who implements it                         |
// |-------------------------|-----------------|-------------------------------------------|
// | ``StoryListScreen`` and its like | the apps | NewsViewModel                           |
// | ``NewsScreens``         | the apps        | Composition                               |
// | ``StoryRepository``     | the view models | NewsRepository                            |
// | ``NewsRouting``         | the view models | NewsRouter                                |
// | ``StoryStore``          | the repository  | NewsInfrastructure, over SQL              |
// | ``FeedSource``          | the repository  | NewsInfrastructure, over HTTP             |
// | ``FeedReading``         | the repository  | NewsInfrastructure, over the markup port  |
// | ``FeedListFormat``      | the repository  | NewsInfrastructure, over the markup port  |
//
// Nothing in this module reads a clock, a file or the network.
