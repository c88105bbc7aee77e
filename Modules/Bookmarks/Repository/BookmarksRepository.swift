// BookmarksRepository: the rules for finding, adding, importing and exporting bookmarks.
//
// ``DefaultBookmarkRepository`` is the only public type. It combines a store, a title source and
// the file formats. They contain no policy; the repository adds it:
//
// - Adding an address that already exists fetches the page's title only if the stored bookmark has
//   no title. The page's title never replaces a typed title, not even one that was typed while the
//   page was being fetched.
// - If the merged bookmark would exceed a limit, the addition is refused before anything changes.
// - If the page's title cannot be fetched, the bookmark is added without a title. The result
//   contains the reason.
// - A file is imported in portions, each in one transaction. Portions stored before an error are
//   kept.
// - All rows without a date get the time of the import, so they keep the order of the file.
//
// The merge rules for bookmarks with the same address are in the Domain (`MergeRule`), because the
// store applies them inside its own transaction.
