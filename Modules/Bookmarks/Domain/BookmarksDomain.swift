// BookmarksDomain: what a bookmark is, and every protocol that the feature's parts meet in.
//
// Values:
// - ``BookmarkAddress`` (as typed, and in a normal form by which two addresses are the same),
//   ``Tag``, ``TagList`` and ``BookmarkDraft``, which are read in a valid form or refused; and the
//   ``Bookmark`` that is made of a draft and kept.
// - ``BookmarkChange`` and ``BookmarkVersion``: what is to be different, and about which state of it.
// - ``BookmarkQuery``, ``BookmarkFilter`` and ``BookmarkPage``: what is asked for, and the answer.
// - ``BookmarkForm``, ``BookmarkEdit``, ``BookmarkQuestion``: what people type, before it is read.
// - ``BookmarkRules``: what it takes to read all of these; whoever reads values is handed it.
//
// Protocols, each next to the values it speaks in:
//
// | protocol                    | who calls it      | who implements it                      |
// |-----------------------------|-------------------|----------------------------------------|
// | ``BookmarkListScreen``      | the apps          | BookmarksViewModel                     |
// | ``BookmarkDetailScreen``    | the apps          | BookmarksViewModel                     |
// | ``BookmarkEditorScreen``    | the apps          | BookmarksViewModel                     |
// | ``BookmarkTagsScreen``      | the apps          | BookmarksViewModel                     |
// | ``BookmarkDuplicatesScreen``| the apps          | BookmarksViewModel                     |
// | ``BookmarkTransferScreen``  | the apps          | BookmarksViewModel                     |
// | ``BookmarksScreens``        | the apps          | Composition                            |
// | ``BookmarkRepository``      | the view models   | BookmarksRepository                    |
// | ``BookmarksRouting``        | the view models   | BookmarksRouter                        |
// | ``BookmarkStore``           | the repository    | BookmarksInfrastructure, over SQL      |
// | ``PageTitleSource``         | the repository    | BookmarksInfrastructure, over HTTP     |
// | ``BookmarkFileFormat``      | the repository    | BookmarksInfrastructure, HTML and JSON |
//
// Nothing in this module reads a clock, a file or the network.
