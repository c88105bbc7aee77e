import CoreDomain
import EarthquakesDomain

/// How much is fetched at once.
public struct QuakeLoadLimits: Hashable, Sendable {
  /// How many rows the service gives in one reply.
  public let reply: Int
  /// How many rows are fetched for one question, in however many replies.
  public let load: Int

  public init(reply: Int, load: Int) {
    precondition(reply > 0 && load > 0, "a limit lets something through")
    self.reply = reply
    self.load = load
  }

  /// What the service of the USGS gives in one reply, and twenty-five of those.
  public static let usual = QuakeLoadLimits(reply: 20_000, load: 500_000)
}

/// Fetches all that a question asks for, and keeps it.
struct QuakeLoader: Sendable {
  let source: any QuakeSource
  let store: any QuakeStore
  let limits: QuakeLoadLimits

  /// Fetches what a list shows: its first rows alone where the service can sort and there are more of
  /// them, else all that the question asks for, which is stored.
  ///
  /// - Returns: the first rows, and how many there are in all; `nil` when all of them are stored.
  func load(
    _ request: QuakeListRequest, at now: Timestamp,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> (first: [Quake], total: Int)? {
    let question = request.question
    guard let order = request.order.ofService, request.limit <= limits.reply else {
      try await load(question, expecting: nil, at: now, progress: progress)
      return nil
    }
    let total = try await count(question, in: nil)
    guard total > request.limit else {
      try await load(question, expecting: total, at: now, progress: progress)
      return nil
    }
    let first: [Quake]
    do throws(QuakeSourceFailure) {
      first = try await source.quakes(question, order: order, limit: request.limit)
    } catch {
      throw .source(error)
    }
    // The rows are there already, so a store that fails takes nothing away.
    try? await store.keep(first)
    await progress(QuakeProgress(done: first.count, of: first.count))
    return (first, max(total, first.count))
  }

  /// Makes the store hold what the service says, and notes that it does.
  ///
  /// - Parameters:
  ///   - count: how many there are; nothing to ask the service first.
  ///   - now: the moment that is noted.
  ///   - progress: is told how far it has come, after each reply.
  /// - Throws: ``QuakeFailure/tooMany(_:limit:)``, ``QuakeFailure/source(_:)``, and what the store throws.
  func load(
    _ question: QuakeQuestion, expecting count: Int?, at now: Timestamp,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) {
    let period = Self.period(of: question, at: now)
    let total: Int
    if let count { total = count } else { total = try await self.count(question, in: period) }
    guard total <= limits.load else { throw .tooMany(total, limit: limits.load) }

    // Oldest first: what is put on the pile last is fetched next.
    var waiting = [(period: period, count: total)]
    var done = 0
    while let (period, count) = waiting.popLast() {
      if let quakes = try await quakes(question, in: period, expecting: count) {
        try await store.replace(question, in: period, by: quakes)
        done += quakes.count
        await progress(QuakeProgress(done: done, of: max(done, total)))
      } else {
        guard let halves = period.halves else { throw .source(.tooMany(limit: limits.reply)) }
        waiting.append((halves.later, try await self.count(question, in: halves.later)))
        waiting.append((halves.earlier, try await self.count(question, in: halves.earlier)))
      }
    }
    try await store.note(
      QuakeAsking(question: question, askedAt: now, count: done, isStored: true))
  }

  /// The rows of a period, or nothing when there are too many for one reply.
  private func quakes(
    _ question: QuakeQuestion, in period: QuakePeriod, expecting count: Int
  ) async throws(QuakeFailure) -> [Quake]? {
    guard count > 0 else { return [] }
    guard count <= limits.reply else { return nil }
    do throws(QuakeSourceFailure) {
      return try await source.quakes(question, in: period)
    } catch {
      // There are more by now than were counted.
      if case .tooMany = error { return nil }
      throw .source(error)
    }
  }

  private func count(
    _ question: QuakeQuestion, in period: QuakePeriod?
  ) async throws(QuakeFailure) -> Int {
    do throws(QuakeSourceFailure) {
      return try await source.count(question, in: period)
    } catch {
      throw .source(error)
    }
  }

  /// From the question's beginning to a day from now: clocks differ, and the service's is ahead of ours as
  /// often as behind.
  private static func period(of question: QuakeQuestion, at now: Timestamp) -> QuakePeriod {
    let first = question.since.moment
    let tomorrow = Timestamp(millisecondsSince1970: now.millisecondsSince1970 + 86_400_000) ?? now
    guard let period = QuakePeriod(from: first, through: max(first, tomorrow)) else {
      preconditionFailure("the later of two moments lies before the first one")
    }
    return period
  }
}
