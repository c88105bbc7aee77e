// BookmarksRepository: the policy of keeping bookmarks.
//
// ``PortedBookmarkRepository`` is the only public type. It decides what a store, a source of titles
// and a file format, each of them dumb on purpose, do together:
//
// - Adding an address that is kept already asks no server for its title; a title that somebody
//   typed is never replaced by the page's, not even when it was typed while the page was asked.
// - What would not fit once it is merged is refused before anything is changed.
// - A page that cannot be had does not keep a bookmark from being added. Why it could not be had
//   is part of the outcome.
// - A file is imported in portions, each of them at once; what came whole before a break is kept.
// - Rows without a date get the moment of the import, all the same one, so that the order of the
//   file decides among them.
//
// The rules for two bookmarks of one address are not here but in the Domain (`MergeRule`), since
// the store applies them inside of its own transaction, where nobody can come between.
