/// An address that is compared as it was typed is kept a second time behind a capital letter.
///
/// Caught by `BookmarkStoreContract`: every value can be compared with `==`, which asks for each of
/// its fields, and only `isSame(as:)` asks for the normal form.

import BookmarksDomain

private func isKept(_ address: BookmarkAddress, among bookmarks: [Bookmark]) -> Bool {
  bookmarks.contains { $0.address == address }
}
