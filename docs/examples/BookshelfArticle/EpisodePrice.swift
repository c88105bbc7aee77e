// Coverage. Here the design is right, and one of two tests is bad: it exists for the coverage
// number, executes every line, and checks none of the results. See EpisodePriceArticleTests.swift.

/// Whether the rule is complete, or lost its line about subscribers in a merge.
public enum PriceBuild: CaseIterable, Sendable {
  case whole
  case chargesSubscribers
}

/// The price of an episode in coins.
public struct EpisodePrice: Sendable {
  /// A line that a coverage tool counts.
  public enum Line: CaseIterable, Sendable {
    case free, subscribed, paid
  }

  /// The lines that were executed.
  public private(set) var reached: Set<Line> = []
  private let build: PriceBuild

  public init(_ build: PriceBuild = .whole) {
    self.build = build
  }

  public mutating func coins(isFree: Bool, isSubscriber: Bool) -> Int {
    if isFree {
      reached.insert(.free)
      return 0
    }
    if isSubscriber {
      reached.insert(.subscribed)
      return build == .whole ? 0 : 30
    }
    reached.insert(.paid)
    return 30
  }
}
