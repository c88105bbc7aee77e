/// Addresses that are compared as typed differ in case, and one page is stored twice.
///
/// Caught by `BookmarkStoreContract`: `==` compares every field of a value, and only
/// `isSame(as:)` compares the normal form.
private func isKept(_ address: BookmarkAddress, among bookmarks: [Bookmark]) -> Bool {
  bookmarks.contains { $0.address == address }
}
