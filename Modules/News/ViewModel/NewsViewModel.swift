// NewsViewModel: what each intent does to the state of a screen.
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
// Each is a value that receives its dependencies: the repository, a router if it opens other
// screens, and the rules for what a user types. It does not depend on web pages, the terminal, the
// network or the database, so tests drive it exactly as the apps do.
//
// Composition wraps each view model in a `ModelScreen`, which runs one intent at a time and
// publishes every state in order.
