import CoreDomain
import NewsDomain

/// Takes the entries of one document in, within a transaction.
///
/// What the document does not change is compared and not written: a document that says what it said the last
/// time costs some looks into the indexes.
struct StoryMergeSQL {
  let feed: Int64
  let now: Timestamp
  let identifiers: any IdentifierSource
  let visibility: StoryVisibility
  let searching: StorySearching
  let index: any SQLTextIndex

  func merge(
    _ entries: [ParsedEntry], over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> StoryMerge {
    let arriving = entries.map(\.evidence)
    let kept = try StoryCarrierSQL.evidence(like: arriving, of: feed, over: connection)
    let known = Dictionary(uniqueKeysWithValues: kept.map { ($0.evidence.id, $0) })
    let matches = StoryMatching.matches(arriving, among: kept.map(\.evidence))
    let entriesAlike = Self.countByLikeness(arriving, matches)
    var next = try connection.number(StorySQL.nextNumber) ?? 1
    var (new, changed) = (0, 0)
    for (entry, match) in zip(entries, matches) {
      switch match {
      case .repeated: continue
      case .kept(let id):
        guard let kept = known[id] else { continue }
        if try change(kept, to: entry, over: connection) { changed += 1 }
      case .new:
        if try join(entry.evidence, entriesAlike, over: connection) { continue }
        try insert(entry, as: next, over: connection)
        next += 1
        new += 1
      }
    }
    return StoryMerge(new: new, changed: changed)
  }

  /// How many entries of the document lead to each place.
  private static func countByLikeness(
    _ arriving: [StoryEvidence], _ matches: [StoryMatch]
  ) -> [String: Int] {
    zip(arriving, matches).reduce(into: [:]) { counts, entry in
      if case .repeated = entry.1 { return }
      if let key = entry.0.link.flatMap(StoryLikeness.key) { counts[key, default: 0] += 1 }
    }
  }
}

extension StoryMergeSQL {
  private func insert(
    _ entry: ParsedEntry, as number: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let contents = StoryContents(entry)
    let statements = StorySQL.insert(
      contents, number, id: identifiers.next(), arrivedAt: now,
      standing: visibility.standing(of: contents.filtered))
    for statement in statements { try connection.run(statement) }
    try connection.run(StoryCarrierSQL.insert(entry.evidence, of: number, by: feed))
    try StoryPlaceSQL.insert(number, over: connection)
    try index.put(searching.searchableText(of: contents), for: number, over: connection)
  }

  /// Adds the feed to the carriers of the one story that leads to the same place, if there is one.
  private func join(
    _ evidence: StoryEvidence, _ entriesAlike: [String: Int],
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Bool {
    guard let key = evidence.link.flatMap(StoryLikeness.key), entriesAlike[key] == 1 else {
      return false
    }
    let alike = try connection.rows(StoryCarrierSQL.stories(alike: key)) {
      row throws(SQLFailure) in try row.integer(0)
    }
    guard alike.count == 1, let story = alike.first,
      try connection.number(StoryCarrierSQL.isCarried(story, by: feed)) == nil
    else { return false }
    try connection.run(StoryCarrierSQL.insert(evidence, of: story, by: feed))
    try StoryPlaceSQL.replace(story, over: connection)
    return true
  }

  /// - Returns: whether the story says something else now. What it says is for the first of its feeds to say.
  private func change(
    _ kept: StoryCarrierSQL.Kept, to entry: ParsedEntry,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Bool {
    if entry.evidence != kept.evidence.evidence {
      try connection.run(StoryCarrierSQL.update(entry.evidence, of: kept.number, by: feed))
    }
    let contents = StoryContents(entry)
    let stored = try connection.first(
      StorySQL.comparison(of: kept.number), as: StorySQL.Stored.init)
    guard let stored, stored.broughtBy == feed, stored.values != StorySQL.values(of: contents)
    else { return false }
    let standing = visibility.standing(of: contents.filtered)
    let statements = StorySQL.update(
      kept.number, to: contents, arrivedAt: stored.arrivedAt, standing: standing)
    for statement in statements { try connection.run(statement) }
    try StoryPlaceSQL.replace(kept.number, over: connection)
    try index.put(searching.searchableText(of: contents), for: kept.number, over: connection)
    return true
  }
}
