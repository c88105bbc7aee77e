import CoreDomain
import NewsDomain

// Merging the entries of a document: see ``StoryStore/merge(_:of:at:identifiers:under:)``.

extension InMemoryNews {
  mutating func merge(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp,
    identifiers: any IdentifierSource
  ) -> StoryMerge? {
    guard let index = feeds.firstIndex(where: { $0.id == feed.id }) else { return nil }
    feeds[index] = feeds[index].changed(
      to: feed, at: address(of: feed), under: feeds[index].category)
    let kept = kept(by: feed.id)
    let matches = StoryMatching.matches(
      entries.map(\.evidence), among: kept + removed(from: feed.id))
    drop(feed.id, at: now)
    let likenesses = StoryLikenesses(entries.map(\.evidence), matches)
    putInOrder(feed.id, at: now)
    var (new, changed) = (0, 0)
    for (entry, match) in zip(entries, matches) {
      switch match {
      case .repeated: continue
      case .removed(let index):
        tombstones[feed.id]?[index - kept.count] = Tombstone(evidence: entry.evidence)
      case .kept(let id):
        if change(id, to: entry, of: feed.id) { changed += 1 }
      case .new where join(entry, of: feed.id, at: likenesses.places(of: entry.evidence)): continue
      case .new:
        let contents = StoryContents(entry)
        lastStored += 1
        stories.append(
          KeptStory(
            id: Story.ID(identifiers.next()), number: lastStored,
            arrivedAt: contents.arrival(at: now, after: new), contents: contents,
            carriers: [KeptStory.Carrier(feed.id, entry)]))
        new += 1
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

  private func removed(from feed: NewsFeed.ID) -> [KeptStoryEvidence] {
    (tombstones[feed] ?? []).map { KeptStoryEvidence(id: nil, evidence: $0.evidence) }
  }

  /// Marks everything that the feed's previous document contained as dropped.
  private mutating func drop(_ feed: NewsFeed.ID, at now: Timestamp) {
    changeCarriers(of: feed) { $0.droppedAt = $0.droppedAt ?? now }
    tombstones[feed] = tombstones[feed]?.map {
      Tombstone(evidence: $0.evidence, droppedAt: $0.droppedAt ?? now)
    }
  }

  /// Sets arrival times that are in the future to the current time. The clock was ahead when these
  /// stories arrived.
  private mutating func putInOrder(_ feed: NewsFeed.ID, at now: Timestamp) {
    for index in stories.indices {
      let moments = [stories[index].sortedAt(of: nil), stories[index].sortedAt(of: feed)]
      if moments.contains(where: { $0 > now }) { stories[index].arrivedAt = now }
    }
  }

  /// - Returns: Whether the feed's version of the story has changed.
  private mutating func change(_ id: Story.ID, to entry: ParsedEntry, of feed: NewsFeed.ID) -> Bool
  {
    guard let index = stories.firstIndex(where: { $0.id == id }),
      let carrier = stories[index].carriers.firstIndex(where: { $0.feed == feed })
    else { return false }
    let before = stories[index].carriers[carrier].contents
    stories[index].carriers[carrier] = KeptStory.Carrier(feed, entry)
    guard before != StoryContents(entry) else { return false }
    show(index)
    return true
  }

  /// Finds the first of the places that has stories. If this place has only one story, and the feed
  /// does not carry that story yet, adds the feed to the story's carriers.
  ///
  /// - Returns: Whether the entry was added to a story.
  private mutating func join(
    _ entry: ParsedEntry, of feed: NewsFeed.ID, at places: [StoryPlace]
  ) -> Bool {
    for place in places {
      let alike = place.indices(in: stories.map(\.contents.link))
      guard let story = alike.first else { continue }
      guard alike.count == 1, !stories[story].isCarried(by: feed) else { return false }
      return join(entry, of: feed, to: story)
    }
    return false
  }

  private mutating func join(_ entry: ParsedEntry, of feed: NewsFeed.ID, to story: Int) -> Bool {
    let isLess = StoryContents(entry).fullness < stories[story].contents.fullness
    guard !stories[story].carriers.isEmpty || !isLess else { return false }
    stories[story].carriers.append(KeptStory.Carrier(feed, entry))
    show(story)
    return true
  }

  /// Selects the default version of a story, and copies its contents into the story: see
  /// ``StoryVersion/shown(among:)``.
  mutating func show(_ index: Int) {
    let carriers = stories[index].carriers
    let versions = carriers.compactMap { carrier in
      feeds.first { $0.id == carrier.feed }
        .map { StoryVersion(address: $0.address, contents: carrier.contents) }
    }
    guard !versions.isEmpty else { return }
    let shown = carriers[StoryVersion.shown(among: versions)]
    stories[index].contents = shown.contents
    stories[index].carriers = [shown] + carriers.filter { $0.feed != shown.feed }
  }
}

extension InMemoryNews.KeptStory.Carrier {
  fileprivate init(_ feed: NewsFeed.ID, _ entry: ParsedEntry) {
    self.init(feed: feed, evidence: entry.evidence, contents: StoryContents(entry))
  }
}

extension StoryPlace {
  /// Returns the indices of the links at this place.
  fileprivate func indices(in links: [WebAddress?]) -> [Int] {
    let likenesses = links.map { $0.flatMap(StoryLikeness.init) }
    switch self {
    case .exactly(let key): return likenesses.indices.filter { likenesses[$0]?.key == key }
    case .parts(let page):
      return likenesses.indices.filter {
        likenesses[$0]?.page == page && likenesses[$0]?.fragment != nil
      }
    case .whole(let page):
      let found = likenesses.indices.filter { likenesses[$0]?.page == page }
      return found.allSatisfy { likenesses[$0]?.fragment == nil } ? found : []
    }
  }
}
