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
}
