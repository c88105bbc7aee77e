import CoreDomain
import NewsDomain

extension FeedReference {
  /// Returns the feed that the reference means: see ``StoryRepository/feeds(_:)``.
  func feed(among feeds: [NewsFeed]) throws(StoryFailure) -> NewsFeed {
    if let feed = feeds.first(where: { $0.id.raw == text || $0.address.text == text }) {
      return feed
    }
    if let feed = feeds.first(where: { $0.address.withoutFragment == address }) { return feed }
    let called = feeds.filter { $0.title.lowercased() == text.lowercased() }
    guard let first = called.first else { return try begun(among: feeds) }
    guard called.count == 1 else { throw .ambiguousFeed(text, called.map(\.address)) }
    return first
  }

  /// Returns the feed whose identifier has this prefix.
  private func begun(among feeds: [NewsFeed]) throws(StoryFailure) -> NewsFeed {
    guard let start = IdentifierStart(text) else { throw .unknownFeed(text) }
    let meant = feeds.filter { start.begins($0.id.raw) }
      .sorted { $0.id.raw.utf8.lexicographicallyPrecedes($1.id.raw.utf8) }
    let found = meant.map { IdentifierChoice(id: $0.id.raw, title: $0.title) }
    _ = try start.match(
      among: found, orElse: StoryFailure.unknownFeed(text), ambiguous: StoryFailure.ambiguous)
    return meant[0]
  }
}
