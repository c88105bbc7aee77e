// NewsViewModel: the feature's screens as state machines.
//
// One actor per screen, each of which implements a protocol of the Domain:
//
// | view model                | screen               |
// |---------------------------|----------------------|
// | ``StoryListViewModel``    | `StoryListScreen`    |
// | ``StoryDetailViewModel``  | `StoryDetailScreen`  |
// | ``NewsFeedsViewModel``    | `NewsFeedsScreen`    |
// | ``NewsTransferViewModel`` | `NewsTransferScreen` |
// | ``NewsFiltersViewModel``  | `NewsFiltersScreen`  |
// | ``NewsPreviewViewModel``  | `NewsPreviewScreen`  |
//
// Each view model has a repository, a router if it opens other screens, and a `StateBroadcaster` that
// publishes its states in order. It depends on neither web pages nor the terminal, neither network
// nor database, so tests drive it exactly as the apps do.
//
// An intent is ignored while another one runs. It returns after its last state was published, so
// tests need no timers.
