/// Work that a server does by itself, again and again, such as fetching the feeds that are due.
public protocol BackgroundWork: Sendable {
  /// The name of the work in the log.
  var name: String { get }
  /// The time between the end of one ``perform()`` and the start of the next.
  var pause: Duration { get }

  /// Does what is due now. If the task is cancelled, returns as soon as possible.
  ///
  /// - Returns: A sentence for the log, or `nil` if nothing was due.
  /// - Throws: ``BackgroundFailure``, which is logged. The work is tried again after ``pause``.
  func perform() async throws(BackgroundFailure) -> String?
}

/// The error of a ``BackgroundWork``.
public struct BackgroundFailure: Error, Hashable, CustomStringConvertible {
  /// One or more sentences that describe the error.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

/// Chooses which of several items to check next, for example which repository to count again.
///
/// It remembers when it chose an item. An item whose check fails therefore does not keep the others
/// waiting.
public struct CheckSchedule<Item: Hashable & Sendable>: Sendable {
  private let interval: Duration
  private var choices: [Item: Timestamp] = [:]

  /// - Parameter interval: How long after a check an item is due again.
  public init(every interval: Duration) {
    self.interval = interval
  }

  /// Returns the item whose last check is the longest ago, and remembers the choice.
  ///
  /// - Parameters:
  ///   - items: All items with the times of their last checks. A time after `now` is
  ///     ignored, because it was recorded while a clock was ahead.
  /// - Returns: `nil` if no item is due.
  public mutating func next(of items: [(item: Item, checkedAt: Timestamp)], at now: Timestamp)
    -> Item?
  {
    let known = Set(items.map(\.item))
    choices = choices.filter { known.contains($0.key) && $0.value <= now }
    let ages = items.map { item, checkedAt in
      let last = [checkedAt, choices[item]].compactMap(\.self).filter { $0 <= now }.max()
      let age = last.map { now.millisecondsSince1970 - $0.millisecondsSince1970 } ?? .max
      return (item: item, age: Duration.milliseconds(age))
    }
    guard let next = ages.max(by: { $0.age < $1.age }), next.age >= interval else { return nil }
    choices[next.item] = now
    return next.item
  }
}
