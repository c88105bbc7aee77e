import CoreDomain
import EarthquakesDomain

/// How many earthquakes may be fetched in one reply of the service, and for one query.
public struct QuakeLoadLimits: Hashable, Sendable {
  /// The maximum number of rows in one reply of the service.
  public let reply: Int
  /// The maximum number of rows for one query, across all replies.
  public let load: Int

  public init(reply: Int, load: Int) {
    precondition(reply > 0 && load > 0, "a limit must be positive")
    self.reply = reply
    self.load = load
  }

  /// The limits for the USGS service: its own limit for one reply, and twenty-five times that limit
  /// for one query.
  public static let usual = QuakeLoadLimits(reply: 20_000, load: 500_000)
}

/// Fetches and stores the matches of a query.
struct QuakeLoader: Sendable {
  let source: any QuakeSource
  let store: any QuakeStore
  let limits: QuakeLoadLimits

  /// Fetches and stores the rows that a list shows. Fetches only the first rows if they are shown,
  /// the service supports the sort order, and there are more matches than the limit. Otherwise
  /// fetches all matches.
  ///
  /// - Returns: The first rows, unsorted, and the total, or `nil` if all matches are stored. There
  ///   may be more rows than the list shows.
  func load(
    _ request: QuakeListRequest, at now: Timestamp,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> (first: [Quake], total: Int)? {
    let query = request.query
    guard let order = request.order.ofService, request.offset == 0, request.limit <= limits.reply
    else {
      try await load(query, expecting: nil, at: now, progress: progress)
      return nil
    }
    let total = try await count(query, in: nil)
    guard total > request.limit, let first = try await first(request.limit, of: query, by: order)
    else {
      try await load(query, expecting: total, at: now, progress: progress)
      return nil
    }
    // The rows are already available, so failing to store them does not affect the result.
    try? await store.keep(first)
    await progress(QuakeProgress(done: first.count, of: first.count))
    return (first, max(total, first.count))
  }

  /// Fetches the first rows of a sort order, or returns `nil` if all matches must be fetched.
  ///
  /// The service decides how it sorts earthquakes of equal time or magnitude, and so which of them
  /// are in its first rows. Later pages are sorted by ``QuakeOrder``. So this method also fetches
  /// the other earthquakes at the time of the last row, or all earthquakes that are at least as
  /// large as the last row. If the latter do not fit into one reply, or if the last row has no
  /// magnitude, all matches must be fetched.
  private func first(
    _ limit: Int, of query: QuakeQuery, by order: QuakeServiceOrder
  ) async throws(QuakeFailure) -> [Quake]? {
    do throws(QuakeSourceFailure) {
      let first = try await source.quakes(query, order: order, limit: limit)
      switch order {
      case .newest:
        guard let time = first.last?.time, let moment = QuakePeriod(from: time, through: time)
        else { return nil }
        let last = try await source.quakes(query, in: moment)
        return first.filter { $0.time != time } + last
      case .largest:
        guard let least = first.last?.magnitude else { return nil }
        let larger = QuakeQuery(
          place: query.place, radius: query.radius, since: query.since, minimumMagnitude: least)
        let quakes = try await source.quakes(larger, order: order, limit: limits.reply)
        // An invalid row is skipped in both replies.
        return (first.count..<limits.reply).contains(quakes.count) ? quakes : nil
      }
    } catch {
      throw .source(error)
    }
  }

  /// Fetches all matches, replaces the stored matches with them, and records the query as stored.
  ///
  /// - Parameters:
  ///   - count: The number of matches, or `nil` to ask the service first.
  ///   - now: The time for the record.
  ///   - progress: Called with the progress after each reply.
  /// - Throws: ``QuakeFailure/tooMany(_:limit:)``, ``QuakeFailure/source(_:)``, and the store's
  ///   errors.
  func load(
    _ query: QuakeQuery, expecting count: Int?, at now: Timestamp,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) {
    let period = Self.period(of: query, at: now)
    let total: Int
    if let count { total = count } else { total = try await self.count(query, in: period) }
    guard total <= limits.load else { throw .tooMany(total, limit: limits.load) }

    // A stack of periods. The earliest period is on top, so that the oldest earthquakes are fetched
    // first.
    var waiting = [(period: period, count: total)]
    var done = 0
    while let (period, count) = waiting.popLast() {
      if let quakes = try await quakes(query, in: period, expecting: count) {
        try await store.replace(query, in: period, by: quakes)
        done += quakes.count
        await progress(QuakeProgress(done: done, of: max(done, total)))
      } else {
        guard let halves = period.halves else { throw .source(.tooMany(limit: limits.reply)) }
        waiting.append((halves.later, try await self.count(query, in: halves.later)))
        waiting.append((halves.earlier, try await self.count(query, in: halves.earlier)))
      }
    }
    try await store.note(
      FetchRecord(query: query, askedAt: now, count: done, isStored: true))
  }

  /// Returns the rows of a period, or `nil` if one reply cannot contain all of them.
  ///
  /// - Throws: ``QuakeSourceFailure/unreadable(_:)`` if many of the counted rows are missing, so
  ///   that the reply does not replace the stored rows.
  private func quakes(
    _ query: QuakeQuery, in period: QuakePeriod, expecting count: Int
  ) async throws(QuakeFailure) -> [Quake]? {
    guard count > 0 else { return [] }
    guard count <= limits.reply else { return nil }
    do throws(QuakeSourceFailure) {
      let rows = try await source.rows(query, in: period)
      let arrived = rows.quakes.count + rows.skipped
      guard arrived >= count - Self.tolerance(of: count) else {
        throw .unreadable(
          "It contains only \(Figures.grouped(arrived)) of "
            + "\(Figures.count(count, "earthquake")).")
      }
      return rows.quakes
    } catch {
      // The service may have added events after the count.
      if case .tooMany = error { return nil }
      throw .source(error)
    }
  }

  /// How many of the counted rows may be missing, because the service may remove or merge events
  /// after the count.
  private static func tolerance(of count: Int) -> Int { 1 + count / 100 }

  private func count(
    _ query: QuakeQuery, in period: QuakePeriod?
  ) async throws(QuakeFailure) -> Int {
    do throws(QuakeSourceFailure) {
      return try await source.count(query, in: period)
    } catch {
      throw .source(error)
    }
  }

  /// Returns the period from the query's start to one day from now. The extra day allows for
  /// clock skew between this machine and the service.
  private static func period(of query: QuakeQuery, at now: Timestamp) -> QuakePeriod {
    let first = query.since.moment
    let tomorrow = Timestamp(millisecondsSince1970: now.millisecondsSince1970 + 86_400_000) ?? now
    guard let period = QuakePeriod(from: first, through: max(first, tomorrow)) else {
      preconditionFailure("invalid period")
    }
    return period
  }
}
