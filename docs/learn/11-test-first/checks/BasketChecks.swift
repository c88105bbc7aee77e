import Baskets
import Testing

@Suite struct BasketChecks {
  @Test(arguments: [
    ([], 0), ([5], 5), ([5, 7], 12), ([9, 9, 9], 18), ([1, 2, 3, 4], 8), ([4, 3, 2, 1], 8),
    ([1, 6, 2, 5, 3, 4], 16), ([6, 5, 4, 3, 2, 1], 16), ([0, 0, 0], 0),
  ])
  func theCheapestOfEachThreeIsFree(_ prices: [Int], _ total: Int) {
    var basket = Basket()
    for cents in prices { basket.add(cents: cents) }
    #expect(basket.total == total)
    #expect(basket.prices == prices)
  }
}
