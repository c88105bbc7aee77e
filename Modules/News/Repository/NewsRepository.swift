// NewsRepository: the policy of fetching and keeping news.
//
// ``PortedStoryRepository`` is the only public type. It decides what the feature's ports, each of them
// dumb on purpose, do together:
//
// - `HostLanes`: one request at a time of each host, many hosts at once, whoever asks.
// - `FeedFetching`: one feed is asked for, read and kept; what went wrong is written into its ledger.
// - `RefreshRound`: a host that lets two requests wait for too long is left alone for the rest of a refresh.
// - `FeedRefresh`: many feeds; each tells when it ended, and what came is kept when the rest is called off.
// - `FeedSubscription`: an address that somebody typed becomes a feed, by way of a page where it is one,
//   or of `UsualFeedPlaces` if that page names no feed.
// - `FeedNaming`: which feed somebody means.
//
// When a feed may be asked, and with what, are rules of the Domain (`FeedSchedule`), and so is by what a
// story is known again (`StoryMatching`).
