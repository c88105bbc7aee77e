// BookmarksViewModel: the feature's screens, as machines of states.
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
// All of them are made of the same things: a repository to ask, a router to leave by, a
// `StateAnnouncer` that tells every state in order and, where people type, the rules by which their
// text is read. What they share is only that form; a base
// class would save ten lines and hide the machine. A view model knows neither page nor terminal:
// it can be driven by a test exactly as by a person.
//
// Asking while an answer is being prepared does nothing. An intent returns when its last state has
// been announced, so nobody has to wait by the clock.
