// NewsRepository: the policy for fetching and storing news.
//
// ``DefaultStoryRepository`` combines the feature's ports, which contain no policy. ``DueFeeds``
// fetches feeds in the background. The parts of the repository:
//
// - `HostLanes`: one request at a time per host, many hosts concurrently, for all callers.
// - `FeedFetching`: fetches, parses and stores a feed; records errors in its fetch state. Stores at
//   most two documents at a time, so that other writers do not wait long.
// - `RefreshRound`: skips a host for the rest of a refresh after two timeouts.
// - `FeedRefresh`: fetches many feeds, reports each result, and keeps the results so far if it is
//   cancelled.
// - `FeedSubscription`: finds the feed for an address: at the address itself, by a page's link, or
//   at one of `UsualFeedPlaces`.
// - `FeedReference.feed(among:)`: resolves a feed by its identifier, address or title.
//
// The Domain contains the rules for when to fetch a feed and with which validators
// (`FeedSchedule`), and for how a story is recognized (`StoryMatching`).
