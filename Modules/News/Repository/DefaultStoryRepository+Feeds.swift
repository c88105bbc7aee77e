public import CoreDomain
public import NewsDomain

extension DefaultStoryRepository {
  public func feeds() async throws(StoryFailure) -> [NewsFeedOverview] {
    try await traced(try await store.overview(at: fetching.clock.now))
  }

  public func feeds(_ references: [FeedReference]) async throws(StoryFailure) -> [NewsFeed] {
    try await traced.run { () async throws(StoryFailure) in
      let all = try await store.feeds()
      var meant: [NewsFeed] = []
      for reference in references {
        let feed = try reference.feed(among: all)
        if !meant.contains(feed) { meant.append(feed) }
      }
      return meant
    }
  }

  public func add(
    _ address: WebAddress, category: NewsCategory?
  ) async throws(StoryFailure) -> AddedFeed {
    try await traced.run { () async throws(StoryFailure) in
      try await refuseKnown(address)
      let found = try await FeedSubscription(fetching: fetching).find(address)
      try await refuseKnown(found.address)
      let feed = newFeed(
        FeedList.Item(address: found.address, title: found.parsed.title?.inlineText),
        category: category)
      guard try await !store.add([feed]).isEmpty else { throw .knownFeed(feed) }
      try await fetching.source.inLane(of: found.address) { _, lease throws(StoryFailure) in
        _ = try await fetching.keep(found.parsed, of: feed, from: found.reply, under: lease)
        try await fetching.prune(feed.id, under: lease)
      }
      let added = try await store.overview(at: fetching.clock.now).first { $0.feed.id == feed.id }
      return AddedFeed(
        feed: added?.feed ?? feed, stories: added?.stories ?? 0, notes: found.parsed.notes)
    }
  }

  public func file(
    _ feed: NewsFeed, under category: NewsCategory?
  ) async throws(StoryFailure) -> NewsFeed {
    try await traced.run { () async throws(StoryFailure) in
      try await store.file(feed.id, under: category)
      guard let filed = try await store.feed(feed.id) else { throw .unknownFeed(feed.id.raw) }
      return filed
    }
  }

  public func refresh(
    _ feeds: [NewsFeed]?, _ demand: FeedDemand,
    progress: @Sendable (RefreshProgress) async -> Void
  ) async throws(StoryFailure) -> RefreshReport {
    try await traced.run { () async throws(StoryFailure) in
      var wanted = if let feeds { feeds } else { try await store.feeds() }
      let now = fetching.clock.now
      if demand == .due { wanted = wanted.filter { $0.fetchState.allowsAsking(.due, at: now) } }
      return try await FeedRefresh(fetching: fetching).refresh(wanted, demand, progress: progress)
    }
  }

  // MARK: Lists and documents

  public func importList(
    _ source: any ByteSource
  ) async throws(StoryFailure) -> ImportedFeeds {
    try await traced.run { () async throws(StoryFailure) in
      let bytes = try await source.whole()
      let list: FeedList
      do throws(FeedListFailure) {
        list = try lists.list(in: bytes)
      } catch {
        throw .list(error)
      }
      var known = Set(try await store.feeds().map(\.address.withoutFragment))
      let items = list.items.filter { known.insert($0.address.withoutFragment).inserted }
      let added = try await store.add(items.map { newFeed($0, category: $0.newCategory) })
      return ImportedFeeds(
        added: added, known: list.items.count - added.count, leftOut: list.leftOut,
        notes: list.notes + Self.notes(onShortened: items))
    }
  }

  public func exportList(to sink: any ByteSink) async throws(StoryFailure) -> Int {
    try await traced.run { () async throws(StoryFailure) in
      let items = try await store.feeds().map { feed in
        FeedList.Item(
          address: feed.address, title: feed.title, link: feed.site,
          category: feed.category?.name)
      }
      do throws(FileFailure) {
        try await sink.write(lists.bytes(of: FeedList(title: "Feeds", items: items)))
      } catch {
        throw .file(error)
      }
      return items.count
    }
  }

  public func preview(_ address: WebAddress) async throws(StoryFailure) -> ParsedFeed {
    try await traced(try await FeedSubscription(fetching: fetching).find(address).parsed)
  }

  public func preview(
    _ source: any ByteSource, contentType: String?, base: WebAddress?
  ) async throws(StoryFailure) -> ParsedFeed {
    try await traced.run { () async throws(StoryFailure) in
      let document = FeedDocument(
        bytes: try await source.whole(), contentType: contentType, address: base)
      do throws(FeedReadingFailure) {
        return try fetching.reading.feed(in: document)
      } catch {
        throw .unreadable(error)
      }
    }
  }

  // MARK: New feeds

  /// Checks that no feed has this address yet.
  ///
  /// - Throws: ``StoryFailure/knownFeed(_:)``.
  private func refuseKnown(_ address: WebAddress) async throws(StoryFailure) {
    if let feed = try await store.feeds().first(where: {
      $0.address.withoutFragment == address.withoutFragment
    }) {
      throw .knownFeed(feed)
    }
  }

  /// Returns a note for each category whose name was shortened. Two categories can become one.
  private static func notes(onShortened items: [FeedList.Item]) -> [String] {
    var names: Set<String> = []
    return items.compactMap(\.shortening).filter { names.insert($0.name).inserted }
      .prefix(FeedList.noteLimit).map { name, short in
        "The category “\(DisplayText.quoted(name))” was shortened: a category may have at most "
          + "\(NewsCategory.limit) characters, so it is “\(short)”."
      }
  }

  private func newFeed(_ item: FeedList.Item, category: NewsCategory?) -> NewsFeed {
    let title = item.title ?? ""
    return NewsFeed(
      id: NewsFeed.ID(fetching.identifiers.next()), address: item.address,
      title: title.isEmpty ? item.address.host : title, site: item.link, category: category,
      addedAt: fetching.clock.now)
  }
}

extension FeedList.Item {
  /// The category of the new feed. A name that is too long is shortened, and ends with “…”.
  fileprivate var newCategory: NewsCategory? {
    category.flatMap { NewsCategory($0) ?? NewsCategory(Self.shortened($0)) }
  }

  /// The name of the category and its shortened name, or `nil` if it is not shortened.
  fileprivate var shortening: (name: String, short: String)? {
    guard let category, NewsCategory(category) == nil, let short = newCategory?.name else {
      return nil
    }
    return (category, short)
  }

  private static func shortened(_ name: String) -> String {
    DisplayText.quoted(name, upTo: NewsCategory.limit - 1)
  }
}
