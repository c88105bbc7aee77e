/// A shopping basket at a market.
///
/// In each group of three things, the cheapest is free. The three dearest things are the first
/// group, then come the next three. Things outside a group of three are paid.
public struct Basket: Hashable, Sendable {
  /// The prices of the things in cents, in the order in which they were added.
  public private(set) var prices: [Int] = []

  public init() {}

  /// Adds a thing with a price.
  ///
  /// - Precondition: `cents` is not negative.
  public mutating func add(cents: Int) {
    precondition(cents >= 0, "a price is not negative")
    prices.append(cents)
  }

  /// The total price in cents.
  public var total: Int {
    let dearestFirst = prices.sorted(by: >)
    let free = stride(from: 2, to: dearestFirst.count, by: 3).map { dearestFirst[$0] }
    return prices.reduce(0, +) - free.reduce(0, +)
  }
}
