// NewsViewModel: the feature's screens, as machines of states.
//
// One actor per screen, each behind its protocol in the Domain:
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
// Each is made of a repository to ask, a router to leave by where it leaves, and a `StateAnnouncer` that
// tells every state in order. A view model knows neither page nor terminal, neither network nor
// database: it can be driven by a test exactly as by a person.
//
// Asking while an answer is being prepared does nothing. An intent returns when its last state has
// been announced, so nobody has to wait by the clock.
