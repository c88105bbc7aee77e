import CoreDomain
import NewsDomain

/// Merges the entries of a document, within a transaction.
///
/// Unchanged stories are compared but not written, so an unchanged document takes only a few index
/// lookups.
struct StoryMergeSQL {
  let feed: Int64
  let now: Timestamp
  let identifiers: any IdentifierSource
  let visibility: StoryVisibility
  let searching: StorySearching
  let index: any SQLTextIndex

  var showing: StoryShowingSQL { StoryShowingSQL(searching: searching, index: index) }

  func merge(
    _ entries: [ParsedEntry], over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> StoryMerge {
    let arriving = entries.map(\.evidence)
    let stories = try StoryEvidenceSQL.stories.evidence(like: arriving, of: feed, over: connection)
    let known = Dictionary(uniqueKeysWithValues: stories.map { ($0.evidence.id, $0) })
    let kept =
      try stories
      + StoryEvidenceSQL.tombstones.evidence(like: arriving, of: feed, over: connection)
    let matches = StoryMatching.matches(arriving, among: kept.map(\.evidence))
    try drop(matches, stories: known, kept, over: connection)
    let likenesses = StoryLikenesses(arriving, matches)
    try putInOrder(over: connection)
    var next = try connection.number(StorySQL.nextNumber) ?? 1
    var (new, changed) = (0, 0)
    for (entry, match) in zip(entries, matches) {
      switch match {
      case .repeated: continue
      case .removed(let index):
        guard entry.evidence != kept[index].evidence.evidence else { continue }
        try connection.run(StoryTombstoneSQL.update(kept[index].number, to: entry.evidence))
      case .kept(let id):
        guard let kept = known[id] else { continue }
        if try change(kept, to: entry, over: connection) { changed += 1 }
      case .new:
        let places = likenesses.places(of: entry.evidence)
        if try join(entry, at: places, over: connection) { continue }
        try insert(entry, as: next, after: new, over: connection)
        next += 1
        new += 1
      }
    }
    return StoryMerge(new: new, changed: changed)
  }
}

extension StoryMergeSQL {
  /// Marks the stories and tombstones that no entry matches as dropped, and the others as present.
  private func drop(
    _ matches: [StoryMatch], stories: [Story.ID?: StoryEvidenceSQL.Kept],
    _ kept: [StoryEvidenceSQL.Kept],
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let matched = matches.compactMap { match in
      switch match {
      case .kept(let id): stories[id]
      case .removed(let index): kept[index]
      case .new, .repeated: nil
      }
    }
    for (trace, matched) in [
      (StoryEvidenceSQL.stories, matched.filter { $0.evidence.id != nil }),
      (.tombstones, matched.filter { $0.evidence.id == nil }),
    ] {
      let numbers = Set(matched.map(\.number))
      let current = try connection.numbers(trace.current(of: feed))
      let dropped = current.filter { !numbers.contains($0) }
      try connection.run(
        all: dropped.map { trace.drop($0, of: feed, at: now) }
          + matched.filter(\.isDropped).map { trace.drop($0.number, of: feed, at: nil) })
    }
  }

  /// Sets arrival times that are in the future to the current time. The clock was ahead when these
  /// stories arrived.
  private func putInOrder(
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    // The stories that the feed's own list, or the list of all stories, sorts later than now.
    let query = SQLStatement(
      """
      SELECT DISTINCT story FROM story_places
      WHERE scope IN (\(Int(StoryScopeSQL.everything)), $1) AND shelf IN (0, 1, 2, 3)
        AND is_read IN (0, 1) AND sorted_at > $2
      """, [.integer(feed), .moment(now)])
    for story in try connection.numbers(query) {
      for statement in StorySQL.arrive(story, at: now) { try connection.run(statement) }
      try StoryPlaceSQL.replace(story, over: connection)
    }
  }

  /// - Parameter earlier: The number of new stories before this one in the document.
  private func insert(
    _ entry: ParsedEntry, as number: Int64, after earlier: Int,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let contents = StoryContents(entry)
    let statements = StorySQL.insert(
      contents, number, id: identifiers.next(),
      arrivedAt: contents.arrival(at: now, after: earlier),
      standing: visibility.standing(of: contents.filtered))
    for statement in statements { try connection.run(statement) }
    try connection.run(StoryCarrierSQL.insert(entry.evidence, of: number, by: feed))
    try StoryPlaceSQL.insert(number, over: connection)
    try index.put(searching.searchableText(of: contents), for: number, over: connection)
  }

  /// - Returns: Whether the feed's version of the story has changed.
  private func change(
    _ kept: StoryEvidenceSQL.Kept, to entry: ParsedEntry,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Bool {
    if entry.evidence != kept.evidence.evidence {
      try connection.run(StoryCarrierSQL.update(entry.evidence, of: kept.number, by: feed))
    }
    let contents = StoryContents(entry)
    let version = try connection.first(
      StoryVersionSQL.comparison(of: kept.number, by: feed), as: StorySQL.Stored.init)
    let stored: StorySQL.Stored?
    if let version {
      stored = version
    } else {
      stored = try connection.first(
        StorySQL.comparison(of: kept.number), as: StorySQL.Stored.init)
    }
    guard let stored, stored.values != StorySQL.values(of: contents) else { return false }
    let standing = visibility.standing(of: contents.filtered)
    let statements =
      version.map {
        [
          StoryVersionSQL.update(
            $0.number, to: contents, arrivedAt: $0.arrivedAt, standing: standing)
        ]
      }
      ?? StorySQL.update(
        kept.number, to: contents, arrivedAt: stored.arrivedAt, standing: standing)
    for statement in statements { try connection.run(statement) }
    try index.put(searching.searchableText(of: contents), for: stored.number, over: connection)
    try showing.show(kept.number, over: connection)
    try StoryPlaceSQL.replace(kept.number, over: connection)
    return true
  }
}
