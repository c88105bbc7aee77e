import CoreDomain
import NewsDomain

// How the entries of a document become stories: see ``StoryStore/merge(_:of:at:identifiers:)``.

extension InMemoryNews {
  mutating func merge(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp,
    identifiers: any IdentifierSource
  ) -> StoryMerge? {
    guard let index = feeds.firstIndex(where: { $0.id == feed.id }) else { return nil }
    feeds[index] = feeds[index].changed(
      to: feed, at: address(of: feed), under: feeds[index].category)
    let matches = StoryMatching.matches(entries.map(\.evidence), among: kept(by: feed.id))
    let keys = likenesses(of: entries, matches)
    var (new, changed) = (0, 0)
    for (entry, match) in zip(entries, matches) {
      switch match {
      case .repeated: continue
      case .kept(let id):
        if change(id, to: entry, of: feed.id) { changed += 1 }
      case .new where join(entry, of: feed.id, keys): continue
      case .new:
        new += 1
        stories.append(
          KeptStory(
            id: Story.ID(identifiers.next()), arrivedAt: now, contents: StoryContents(entry),
            carriers: [KeptStory.Carrier(feed: feed.id, evidence: entry.evidence)]))
      }
    }
    return StoryMerge(new: new, changed: changed)
  }

  private func kept(by feed: NewsFeed.ID) -> [KeptStoryEvidence] {
    stories.compactMap { story in
      story.carriers.first { $0.feed == feed }.map {
        KeptStoryEvidence(id: story.id, evidence: $0.evidence)
      }
    }
  }

  /// How many entries of the document lead to each place.
  private func likenesses(of entries: [ParsedEntry], _ matches: [StoryMatch]) -> [String: Int] {
    zip(entries, matches).reduce(into: [:]) { counts, entry in
      if case .repeated = entry.1 { return }
      if let key = entry.0.link.flatMap(StoryLikeness.key) { counts[key, default: 0] += 1 }
    }
  }

  /// - Returns: whether the story says something else now. What it says is for the first of its feeds to say.
  private mutating func change(_ id: Story.ID, to entry: ParsedEntry, of feed: NewsFeed.ID) -> Bool
  {
    guard let index = stories.firstIndex(where: { $0.id == id }),
      let carrier = stories[index].carriers.firstIndex(where: { $0.feed == feed })
    else { return false }
    stories[index].carriers[carrier].evidence = entry.evidence
    let contents = StoryContents(entry)
    guard carrier == 0, stories[index].contents != contents else { return false }
    stories[index].contents = contents
    return true
  }

  /// Adds a feed to the carriers of the one story that leads to the same place.
  private mutating func join(
    _ entry: ParsedEntry, of feed: NewsFeed.ID, _ keys: [String: Int]
  ) -> Bool {
    guard let key = entry.link.flatMap(StoryLikeness.key), keys[key] == 1 else { return false }
    let alike = stories.indices.filter {
      stories[$0].contents.link.flatMap(StoryLikeness.key) == key
    }
    guard alike.count == 1, !stories[alike[0]].isCarried(by: feed) else { return false }
    stories[alike[0]].carriers.append(
      KeptStory.Carrier(feed: feed, evidence: entry.evidence))
    return true
  }
}
