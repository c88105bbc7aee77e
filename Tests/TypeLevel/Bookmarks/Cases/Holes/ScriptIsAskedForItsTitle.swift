/// A bookmarklet, which is a program and no page, is sent out as the address of a page.
///
/// Caught by `HTTPPageTitleSourceTests`: the source asks `isWeb` before it asks the network.

import BookmarksDomain

private func title(
  of bookmarklet: BookmarkAddress, from pages: any PageTitleSource
) async throws(PageTitleFailure) -> String? {
  try await pages.title(at: bookmarklet)
}
