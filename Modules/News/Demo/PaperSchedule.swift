import CoreDemo
import CoreDomain

/// A publication schedule: one story every few hours since 2020, with random delays.
struct PaperSchedule: Sendable {
  let seed: UInt64
  /// The approximate number of seconds between two stories.
  let pace: Int64
  /// The number of stories in the feed.
  let count: Int

  /// Returns the publication time of the story with a number.
  func moment(of number: Int64) -> Timestamp {
    var chance = Chance(seed: seed &+ UInt64(bitPattern: number))
    let delay = Int64(chance.next() * Double(pace) * 0.7)
    return Self.beginning.adding(seconds: number * pace + delay)
  }

  /// Returns the numbers of the stories in the feed at a moment, newest first.
  func numbers(at now: Timestamp) -> [Int64] {
    let seconds = now.secondsSince1970 - Self.beginning.secondsSince1970
    guard seconds >= 0 else { return [] }
    var last = seconds / pace
    if moment(of: last) > now { last -= 1 }
    return stride(from: last, through: max(0, last - Int64(count) + 1), by: -1).map(\.self)
  }

  private static let beginning = Timestamp.constant("2020-01-01T00:00:00Z")
}
