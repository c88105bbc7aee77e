public import CoreDomain

/// Which stories a feed keeps. The others are removed after each fetch of the feed.
///
/// Starred stories are never removed, and do not count toward ``stories``. For each removed story,
/// the store keeps a tombstone: the story's ``StoryEvidence``. If a later document still has the
/// entry, ``StoryMatching`` recognizes it by the tombstone, and it does not become a new story.
public struct StoryRetention: Hashable, Sendable {
  /// The maximum number of stories of a feed. The oldest stories are removed first, but stories
  /// that are in the feed's current document are removed after all others.
  public let stories: Int
  /// How many days a story stays after its feed has dropped it; `nil` means no limit. A story in
  /// the feed's current document stays at any age.
  public let days: Int?

  /// Returns `nil` if a number is out of its bounds.
  public init?(stories: Int, days: Int? = nil) {
    guard Self.storyBounds.contains(stories), days.map(Self.dayBounds.contains) ?? true else {
      return nil
    }
    (self.stories, self.days) = (stories, days)
  }

  private init(limit: Int) {
    (stories, days) = (limit, nil)
  }

  /// The default: a feed with ten stories a day keeps nearly three years.
  public static let usual = StoryRetention(limit: 10_000)
  public static let storyBounds = 1...1_000_000
  public static let dayBounds = 1...36_500
  /// The maximum number of tombstones of a feed. It is larger than ``ParsedFeed/entryLimit``, so
  /// that the tombstones of all entries in the current document are kept.
  public static let tombstoneLimit = 25_000

  /// Returns the time limit at `now`: a story that its feed dropped before this time is removed.
  /// Returns `nil` if ``days`` is `nil`.
  public func end(at now: Timestamp) -> Timestamp? {
    days.map { now.advanced(by: .seconds(-86_400 * $0)) }
  }
}
