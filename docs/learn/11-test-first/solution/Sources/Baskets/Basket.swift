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
    let dearestFirst = prices.sorted(by: >)
    let free = stride(from: 2, to: dearestFirst.count, by: 3).map { dearestFirst[$0] }
    return prices.reduce(0, +) - free.reduce(0, +)
  }
}
