public import CoreDomain

// A shelf, as small as it can be: episodes, the machine that shows them, and a main loop that a
// test can turn by hand, so that what comes of waiting can be shown without waiting.

/// An episode of a series.
public struct ShelfEpisode: Hashable, Sendable {
  public var id: String
  public var title: String
  /// Where it stands, the highest first. Those without one come before all others.
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

/// The machine in somebody's hand. Like that of the real toolkits, it is reached from anywhere: its
/// clock, the zone that it is set to, and the look that its owner prefers.
@MainActor public enum Handset {
  public static var clock: any WallClock = StoppedClock()
  public static var hoursFromUTC: Int64 = 0
  public static var bullet = "•"

  /// The day of a moment, where the machine is.
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

/// What a program does by and by: whatever is put off is done some turns later.
@MainActor public final class MainLoop {
  /// The one that everybody shares.
  public static let shared = MainLoop()
  /// How many turns the network takes today.
  public static var turnsOfTheNetwork = 1

  private var waiting: [(turns: Int, work: @MainActor () -> Void)] = []

  func after(_ turns: Int, _ work: @escaping @MainActor () -> Void) {
    waiting.append((turns, work))
  }

  /// Lets some turns go by.
  public func turn(_ count: Int) {
    for _ in 0..<count {
      waiting = waiting.map { ($0.turns - 1, $0.work) }
      let due = waiting.filter { $0.turns <= 0 }
      waiting.removeAll { $0.turns <= 0 }
      for item in due { item.work() }
    }
  }
}
