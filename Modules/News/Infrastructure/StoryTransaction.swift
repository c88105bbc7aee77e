import CoreDomain
import NewsDomain

/// The store's operations on feeds and stories, within a transaction. They borrow the connection
/// and neither begin nor commit a transaction.
struct StoryTransaction: Sendable {
  let index: any SQLTextIndex
  let folding: any TextFolding

  var searching: StorySearching { StorySearching(folding: folding) }

  // MARK: - Feeds

  func feeds<Connection: SQLReading & ~Copyable>(
    over connection: borrowing Connection
  ) throws(SQLFailure) -> [StoryFeedSQL.Numbered] {
    try connection.rows(StoryFeedSQL.all, as: StoryFeedSQL.decode)
  }

  func add(
    _ feeds: [NewsFeed], over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Result<[NewsFeed], StoryFailure> {
    var new: [NewsFeed] = []
    var seen: Set<WebAddress> = []
    for feed in feeds where seen.insert(feed.address).inserted {
      if try connection.number(StoryFeedSQL.number(at: feed.address)) == nil { new.append(feed) }
    }
    let count = Int(try connection.number(StoryFeedSQL.count) ?? 0)
    guard count + new.count <= NewsFeed.limit else {
      return .failure(.tooMany("feeds", limit: NewsFeed.limit))
    }
    for feed in new {
      let category = try StoryScopeSQL.number(of: feed.category, over: connection)
      let number = try StoryScopeSQL.add(nil, over: connection)
      try connection.run(
        StoryFeedSQL.insert(
          feed, number, sortTitle: folding.folded(feed.title), category: category))
    }
    return .success(new)
  }

  func file(
    _ id: NewsFeed.ID, under category: NewsCategory?,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Result<Void, StoryFailure> {
    guard let number = try connection.number(StoryFeedSQL.number(of: id)) else {
      return .failure(.unknownFeed(id.raw))
    }
    let old = try connection.number(StoryFeedSQL.category(of: number))
    let category = try StoryScopeSQL.number(of: category, over: connection)
    guard old != category else { return .success(()) }
    try connection.run(StoryFeedSQL.file(number, under: category))
    for story in try stories(of: number, over: connection) {
      try StoryPlaceSQL.replace(story, over: connection)
    }
    try connection.run(StoryScopeSQL.removeEmptyCategories)
    return .success(())
  }

  func record(
    _ fetchState: FetchState, movedTo address: WebAddress?, of id: NewsFeed.ID,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    guard let stored = try connection.first(StoryFeedSQL.feed(id), as: StoryFeedSQL.decode) else {
      return
    }
    var isFree = false
    if let address { isFree = try connection.number(StoryFeedSQL.number(at: address)) == nil }
    let feed = stored.feed.recorded(fetchState, movedTo: isFree ? address : nil)
    try connection.run(
      StoryFeedSQL.update(feed, stored.number, sortTitle: folding.folded(feed.title)))
  }

  func remove(
    _ id: NewsFeed.ID, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Result<Void, StoryFailure> {
    guard let number = try connection.number(StoryFeedSQL.number(of: id)) else {
      return .failure(.unknownFeed(id.raw))
    }
    for story in try stories(of: number, over: connection) {
      try part(story, from: number, over: connection)
    }
    try connection.run(StoryFeedSQL.remove(number))
    try connection.run(StoryScopeSQL.remove(number))
    try connection.run(StoryScopeSQL.removeEmptyCategories)
    return .success(())
  }

  /// Removes a story from a feed. The story is deleted if no other feed carries it and it is not
  /// starred.
  func part(
    _ story: Int64, from feed: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let showing = StoryShowingSQL(searching: searching, index: index)
    try StoryPlaceSQL.remove(story, over: connection)
    try showing.removeVersion(of: story, by: feed, over: connection)
    try connection.run(StoryCarrierSQL.remove(story, from: feed))
    if try connection.number(StoryCarrierSQL.isWanted(story)) != nil {
      try showing.show(story, over: connection)
      try StoryPlaceSQL.insert(story, over: connection)
    } else {
      try index.remove(story, over: connection)
      try connection.run(all: StorySQL.remove(story))
    }
  }

  // MARK: - Stories

  func merge(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp,
    identifiers: any IdentifierSource, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> StoryMerge? {
    guard let number = try connection.number(StoryFeedSQL.number(of: feed.id)) else { return nil }
    try connection.run(
      StoryFeedSQL.update(feed, number, sortTitle: folding.folded(feed.title)))
    let filters = try connection.rows(StoryFilterSQL.all, as: StoryFilterSQL.decode)
    let merge = StoryMergeSQL(
      feed: number, now: now, identifiers: identifiers,
      visibility: StoryVisibility(filters, folding: folding), searching: searching, index: index)
    return try merge.merge(entries, over: connection)
  }

  /// Changes stories and updates their rows in `story_places`. If one of the stories does not
  /// exist, no story is changed.
  func change(
    _ ids: [Story.ID], by change: (Int64) -> SQLStatement,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Result<Void, StoryFailure> {
    var numbers: [Int64] = []
    for id in ids {
      guard let number = try connection.number(StorySQL.number(of: id)) else {
        return .failure(.notFound(id))
      }
      numbers.append(number)
    }
    for number in numbers {
      try connection.run(change(number))
      try StoryPlaceSQL.replace(number, over: connection)
    }
    return .success(())
  }

  private func stories(
    of feed: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> [Int64] {
    try connection.numbers(StoryCarrierSQL.stories(of: feed))
  }
}
