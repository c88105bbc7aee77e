import BookmarksDemo
import BookmarksDomain
import CoreDomain

/// Adds bookmarks to a new demo, so that its lists are not empty. The bookmarked pages are
/// invented.
struct BookmarkDemoSamples {
  let repository: any BookmarkRepository
  let normalizer: BookmarkNormalizer

  func add() async throws(BookmarkFailure) {
    for sample in DemoBookmark.all {
      let form = BookmarkForm(
        address: sample.address, title: sample.title, tags: sample.tags, note: sample.note,
        unread: sample.unread)
      _ = try await repository.add(try form.draft(by: normalizer), fetchingTitle: false)
    }
  }
}
