/// Adding a bookmark without a network waits for a page that is not needed.
///
/// Stated by ``BookmarkRepository/add(_:fetchingTitle:)``.
private func add(
  _ draft: BookmarkDraft, to repository: any BookmarkRepository
) async throws(BookmarkFailure) {
  _ = try await repository.add(draft)  // expected-error {{[missing_argument_named]}}
  _ = try await repository.add(draft, fetchingTitle: false)
}
