import CoreDomain
import NewsDomain

/// Fetches, parses and stores a single feed.
struct FeedFetching: Sendable {
  let store: any StoryStore
  let source: PerHostFeedSource
  let reading: any FeedReading
  /// Which stories each feed keeps.
  let retention: StoryRetention
  let clock: any WallClock
  let identifiers: any IdentifierSource
  /// The hosts whose documents are being stored.
  let storing = HostLanes(width: FeedFetching.storingLimit)

  /// The maximum number of documents that are stored at a time. The database stores them one after
  /// the other, and other writers of the program wait in the same queue.
  static let storingLimit = 2

  /// Waits until a feed's host is free, then fetches the feed unless its stored fetch state forbids
  /// a request now.
  ///
  /// - Parameters:
  ///   - id: The feed. It is read again from the store, because another task may have fetched,
  ///     moved or removed the feed meanwhile.
  ///   - round: The current refresh. A feed is not fetched if it was fetched since the refresh
  ///     started, or if its host is timing out.
  /// - Returns: The result, or `nil` if the feed does not exist any more.
  /// - Throws: The errors of the store; ``StoryFailure/cancelled(_:)`` if the task is cancelled.
  func fetch(
    _ id: NewsFeed.ID, at address: WebAddress, _ demand: FeedDemand, in round: RefreshRound
  ) async throws(StoryFailure) -> FeedOutcome? {
    let host = address.host
    return try await source.inLane(of: address) { source, lease throws(StoryFailure) in
      guard !Task.isCancelled else { throw .cancelled(.nothing) }
      guard let feed = try await store.feed(id) else { return nil }
      if let outcome = feed.outcomeWithoutAsking(demand, since: round.begin, at: clock.now) {
        return outcome
      }
      guard await !round.leavesAlone(host) else { return feed.outcome(.postponed) }
      let outcome = try await ask(source, for: feed, under: lease)
      if let outcome { await round.note(outcome.result, of: host) }
      try await prune(id, under: lease)
      return outcome
    }
  }

  /// Removes the feed's stories that exceed the retention. If the task is cancelled, the next fetch
  /// removes the rest.
  func prune(_ id: NewsFeed.ID, under lease: WorkLease) async throws(StoryFailure) {
    do throws(StoryFailure) {
      _ = try await store.prune(id, to: retention, at: clock.now, under: lease)
    } catch {
      guard error.isCancellation else { throw error }
    }
  }

  /// Stores a parsed document as the contents of a feed. Waits while ``storingLimit`` other
  /// documents are being stored.
  ///
  /// - Returns: `nil` if the feed does not exist any more.
  func keep(
    _ parsed: ParsedFeed, of feed: NewsFeed, from reply: FeedReply, under lease: WorkLease
  ) async throws(StoryFailure) -> StoryMerge? {
    let host = feed.address.host
    await storing.enter(host)
    do throws(StoryFailure) {
      let now = clock.now
      let renewed = feed.renewed(by: parsed, reply, at: now)
      let merge = try await store.merge(
        parsed.entries, of: renewed, at: now, identifiers: identifiers, under: lease)
      await storing.leave(host)
      return merge
    } catch {
      await storing.leave(host)
      throw error
    }
  }
}

extension FeedFetching {
  private func ask(
    _ source: any FeedSource, for feed: NewsFeed, under lease: WorkLease
  ) async throws(StoryFailure) -> FeedOutcome? {
    let reply: FeedReply
    do throws(FeedSourceFailure) {
      reply = try await source.document(
        at: feed.address, unless: feed.fetchState.validatorsToAskWith(at: clock.now))
    } catch {
      guard error != .cancelled else { throw .cancelled(.nothing) }
      try await store.record(
        feed.fetchState.after(error, at: clock.now), movedTo: nil, of: feed.id, under: lease)
      return feed.outcome(.failed(.source(error)))
    }
    guard let document = reply.document else {
      let fetchState = feed.fetchState.after(reply, at: clock.now)
      try await store.record(fetchState, movedTo: reply.movedTo, of: feed.id, under: lease)
      return try await outcome(.unchanged, of: feed, movedTo: reply.movedTo)
    }
    let parsed: ParsedFeed
    do throws(FeedReadingFailure) {
      parsed = try reading.feed(in: document)
    } catch {
      let trouble = error.description
      try await store.record(
        feed.fetchState.after(reply, trouble: trouble, at: clock.now), movedTo: nil, of: feed.id,
        under: lease)
      return feed.outcome(.failed(.unreadable(error)))
    }
    guard let merge = try await keep(parsed, of: feed, from: reply, under: lease) else {
      return nil
    }
    return try await outcome(
      .fetched(merge), of: feed.renewed(by: parsed, reply, at: clock.now), movedTo: reply.movedTo)
  }

  /// Returns the result for a feed after it was stored. A feed does not move to the address of
  /// another feed.
  private func outcome(
    _ result: FeedOutcome.Result, of feed: NewsFeed, movedTo address: WebAddress?
  ) async throws(StoryFailure) -> FeedOutcome {
    guard let address, let stored = try await store.feed(feed.id) else {
      return feed.outcome(result)
    }
    let hasMoved = stored.address == address
    return FeedOutcome(
      feed: feed.id, title: feed.title, result: result, movedTo: hasMoved ? address : nil,
      redirectedTo: hasMoved ? nil : address)
  }
}

extension NewsFeed {
  /// Returns the result for a feed that must not be fetched now, or `nil` if it may be fetched.
  fileprivate func outcomeWithoutAsking(
    _ demand: FeedDemand, since begin: Timestamp, at now: Timestamp
  ) -> FeedOutcome? {
    if fetchState.isRetired { return outcome(.retired) }
    if fetchState.wasFetched(after: begin, at: now) { return outcome(.unchanged) }
    guard !fetchState.allowsAsking(demand, at: now) else { return nil }
    if let until = fetchState.pause(at: now) { return outcome(.paused(until: until)) }
    return outcome(.unchanged)
  }

  fileprivate func outcome(_ result: FeedOutcome.Result) -> FeedOutcome {
    FeedOutcome(feed: id, title: title, result: result)
  }

  /// Returns the feed after a reply that was parsed. The document's title replaces the feed's title
  /// only if the feed still has the default title, its host.
  func renewed(by parsed: ParsedFeed, _ reply: FeedReply, at now: Timestamp) -> NewsFeed {
    let title = title == address.host ? parsed.title?.inlineText ?? "" : title
    let address = reply.movedTo ?? address
    return NewsFeed(
      id: id, address: address, title: title.isEmpty ? address.host : title,
      site: parsed.link ?? site, category: category, language: parsed.language, addedAt: addedAt,
      fetchState: fetchState.after(reply, at: now))
  }
}

extension RefreshReport {
  /// The report of a refresh that has not started.
  static let nothing = RefreshReport(outcomes: [], total: 0)
}
