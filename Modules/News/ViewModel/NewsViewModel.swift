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
// Each is a value that is given what it uses: the repository, a router if it opens other screens,
// and the rules for what a user types. It depends on neither web pages nor the terminal, neither
// network nor database, so tests drive it exactly as the apps do.
//
// Composition wraps each view model in a `ModelScreen`, which runs one intent at a time and
// publishes every state in order.
