import Baskets
import Testing

@Suite struct BasketTests {
  @Test func anEmptyBasketCostsNothing() {
    #expect(Basket().total == 0)
  }

  @Test func ofThreeThingsTheCheapestIsFree() {
    var basket = Basket()
    for cents in [300, 100, 200] { basket.add(cents: cents) }
    #expect(basket.total == 500)
  }

  @Test(arguments: [([300], 300), ([300, 200], 500)])
  func chargesThingsOutsideAGroup(_ prices: [Int], _ total: Int) {
    #expect(basket(prices).total == total)
  }

  private func basket(_ prices: [Int]) -> Basket {
    var basket = Basket()
    for cents in prices { basket.add(cents: cents) }
    return basket
  }
}
