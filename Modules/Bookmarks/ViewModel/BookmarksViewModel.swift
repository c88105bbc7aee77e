// BookmarksViewModel: what each intent does to the state of a screen.
//
// | view model                      | screen                     |
// |---------------------------------|----------------------------|
// | ``BookmarkListViewModel``       | `BookmarkListScreen`       |
// | ``BookmarkDetailViewModel``     | `BookmarkDetailScreen`     |
// | ``BookmarkEditorViewModel``     | `BookmarkEditorScreen`     |
// | ``BookmarkTagsViewModel``       | `BookmarkTagsScreen`       |
// | ``BookmarkDuplicatesViewModel`` | `BookmarkDuplicatesScreen` |
// | ``BookmarkTransferViewModel``   | `BookmarkTransferScreen`   |
//
// Each view model is a value. Its initializer takes what it uses, such as a repository, a router,
// and the rules for parsing the user's input. It does not depend on web pages or a terminal, so
// tests send it the same intents as the apps.
//
// Composition wraps each view model in a `ModelScreen`, which runs one intent at a time and
// publishes every state in order.
