// BookmarksViewModel: the feature's screens, as state machines.
//
// One actor per screen, each behind its protocol in the Domain:
//
// | view model                     | screen                   |
// |--------------------------------|--------------------------|
// | ``BookmarkListViewModel``      | `BookmarkListScreen`     |
// | ``BookmarkDetailViewModel``    | `BookmarkDetailScreen`   |
// | ``BookmarkEditorViewModel``    | `BookmarkEditorScreen`   |
// | ``BookmarkTagsViewModel``      | `BookmarkTagsScreen`     |
// | ``BookmarkDuplicatesViewModel``| `BookmarkDuplicatesScreen` |
// | ``BookmarkTransferViewModel``  | `BookmarkTransferScreen` |
//
// Each has a repository for data, a router for navigation, a `StateBroadcaster` that sends every
// state in order and, if users type into the screen, the rules for parsing input. A base class
// would save ten lines and hide the state machine. A view model knows neither web pages nor a
// terminal, so tests drive it exactly as users do.
//
// Intents are ignored while another one is running. An intent returns after its last state has been
// sent, so tests do not need to wait.
