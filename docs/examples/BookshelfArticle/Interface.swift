public import CoreDomain

// A minimal shelf: episodes, the device that shows them, and a main loop that a test runs step by
// step, so that the effects of waiting can be shown without waiting.

/// An episode of a series.
public struct ShelfEpisode: Hashable, Sendable {
  public var id: String
  public var title: String
  /// The position, highest first. Episodes without an index come before all others.
  public var index: Int?
  public var opensAt: Timestamp?
  public var closesAt: Timestamp?
  public var isFree: Bool

  public init(
    id: String, title: String = "Ebb", index: Int? = nil, opensAt: Timestamp? = nil,
    closesAt: Timestamp? = nil, isFree: Bool = false
  ) {
    self.id = id
    self.title = title
    self.index = index
    self.opensAt = opensAt
    self.closesAt = closesAt
    self.isFree = isFree
  }
}

/// The reader's device. Like those of real toolkits, it is global: its clock, its time zone, and
/// its owner's preferred style.
@MainActor public enum Handset {
  public static var clock: any WallClock = StoppedClock()
  public static var hoursFromUTC: Int64 = 0
  public static var bullet = "•"

  /// The date in the device's time zone.
  static func day(of moment: Timestamp) -> String {
    String(moment.advanced(by: .seconds(hoursFromUTC * 3600)).iso8601.prefix(10))
  }

  private struct StoppedClock: WallClock {
    var now: Timestamp {
      guard let now = Timestamp(secondsSince1970: 0) else {
        preconditionFailure("1970 is in the calendar")
      }
      return now
    }
  }
}

/// A main loop: runs postponed work some turns later.
@MainActor public final class MainLoop {
  /// The shared main loop.
  public static let shared = MainLoop()
  /// The current latency of the network in turns.
  public static var turnsOfTheNetwork = 1

  private var waiting: [(turns: Int, work: @MainActor () -> Void)] = []

  func after(_ turns: Int, _ work: @escaping @MainActor () -> Void) {
    waiting.append((turns, work))
  }

  /// Runs some turns.
  public func turn(_ count: Int) {
    for _ in 0..<count {
      waiting = waiting.map { ($0.turns - 1, $0.work) }
      let due = waiting.filter { $0.turns <= 0 }
      waiting.removeAll { $0.turns <= 0 }
      for item in due { item.work() }
    }
  }
}
