import CoreDomain
import NewsDomain

// Removing stories: see ``StoryStore/prune(_:to:at:under:)``.

extension InMemoryNews {
  mutating func prune(_ feed: NewsFeed.ID, to retention: StoryRetention, at now: Timestamp) -> Int {
    // The time of dropping may be in the future, because the clock was ahead.
    changeCarriers(of: feed) { $0.droppedAt = $0.droppedAt.map { min($0, now) } }
    let kept: [Kept] = stories.indices.filter { !stories[$0].isStarred }.compactMap { index in
      stories[index].carriers.first { $0.feed == feed }.map { carrier in
        Kept(
          index: index, id: stories[index].id, sortedAt: stories[index].sortedAt(of: feed),
          evidence: carrier.evidence, droppedAt: carrier.droppedAt)
      }
    }
    let old = kept.filter { story in
      guard let end = retention.end(at: now), let droppedAt = story.droppedAt else { return false }
      return droppedAt < end
    }
    .sorted { ($0.droppedAt ?? now, $0.index) < ($1.droppedAt ?? now, $1.index) }
    let others = kept.filter { story in !old.contains { $0.index == story.index } }
      .sorted { ($0.isCurrent, $0.sortedAt, $0.id) < ($1.isCurrent, $1.sortedAt, $1.id) }
    let removed = old + others.prefix(max(others.count - retention.stories, 0))
    guard !removed.isEmpty else { return 0 }
    tombstones[feed, default: []] += removed.map {
      Tombstone(evidence: $0.evidence, droppedAt: $0.droppedAt)
    }
    part(removed.map(\.index), from: feed)
    forget(feed)
    return removed.count
  }
}

extension InMemoryNews {
  private struct Kept {
    let index: Int
    let id: Story.ID
    let sortedAt: Timestamp
    let evidence: StoryEvidence
    let droppedAt: Timestamp?

    /// 1 if the feed's current document contains the story, else 0.
    var isCurrent: Int { droppedAt == nil ? 1 : 0 }
  }

  /// Deletes the tombstones above the limit, those that the feed dropped first.
  private mutating func forget(_ feed: NewsFeed.ID) {
    let all = tombstones[feed] ?? []
    let dropped = all.indices.compactMap { index in all[index].droppedAt.map { ($0, index) } }
    let forgotten = dropped.sorted { $0 < $1 }.prefix(
      max(all.count - StoryRetention.tombstoneLimit, 0))
    for (_, index) in forgotten.sorted(by: { $0.1 > $1.1 }) { tombstones[feed]?.remove(at: index) }
  }
}
