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
    var total = 0
    for start in stride(from: 0, to: prices.count, by: 3) {
      let three = prices[start..<min(start + 3, prices.count)]
      total += three.reduce(0, +) - (three.count == 3 ? three.min() ?? 0 : 0)
    }
    return total
  }
}
