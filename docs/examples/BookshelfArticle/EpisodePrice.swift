// Coverage. Here the design is right, and of two tests one is bad: it was written for the sake of a
// number, reaches every line, and looks at none of the answers. See EpisodePriceArticleTests.swift.

/// Whether the rule is whole, or has lost what it says of subscribers in some merge.
public enum PriceBuild: CaseIterable, Sendable {
  case whole
  case chargesSubscribers
}

/// What an episode costs, in coins.
public struct EpisodePrice: Sendable {
  /// A place that a test reaches or does not, as a tool for coverage counts it.
  public enum Line: CaseIterable, Sendable {
    case free, subscribed, paid
  }

  /// What was reached so far.
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
