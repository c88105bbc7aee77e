// BookmarksDomain: the bookmark values, and the protocols between the parts of the feature.
//
// Values:
// - ``BookmarkAddress`` (as typed, and in a normal form for comparison), ``Tag``, ``TagList`` and
//   ``BookmarkDraft``: creating one validates it or throws. A ``Bookmark`` is a stored draft.
// - ``BookmarkChange`` and ``BookmarkVersion``: a change, and the version that it is based on.
// - ``BookmarkQuery``, ``BookmarkFilter`` and ``BookmarkPage``: a request for a list, and the
//   result.
// - ``BookmarkForm``, ``BookmarkEdit``, ``BookmarkListForm`` and ``TagRenameForm``: user input, not
//   yet validated. A ``BookmarkFieldFailure`` says what is wrong with a field.
// - ``BookmarkNormalizer``: the rules for parsing all of these values.
//
// Protocols, each declared next to the values that it uses:
//
// | protocol                | called by         | implemented by                          |
// |-------------------------|-------------------|-----------------------------------------|
// | `Screen`, six of them   | the apps          | BookmarksViewModel, in a `ModelScreen`  |
// | ``BookmarksScreens``    | the apps          | BookmarksViewModel                      |
// | ``BookmarkRepository``  | the view models   | BookmarksRepository                     |
// | ``StoredBookmarks``     | the view models   | BookmarksInfrastructure, over SQL       |
// | ``BookmarksRouting``    | the view models   | BookmarksRouter                         |
// | ``BookmarkStore``       | the repository    | BookmarksInfrastructure, over SQL       |
// | ``PageTitleSource``     | the repository    | BookmarksInfrastructure, over HTTP      |
// | ``BookmarkFileFormat``  | the repository    | BookmarksInfrastructure, HTML and JSON  |
//
// This module uses no clock, no files and no network.
