import BookshelfArticle
import Testing

/// Before: a test for the coverage number. It reaches 100 % and checks no result.
struct CoveredPriceTests {
  @Test func coversEveryLine() {
    #expect(coverage(of: .whole) == 100)
  }
}

/// After: inputs and expected results. They happen to cover every line, which is not their purpose.
struct EpisodePriceTests {
  @Test(arguments: expected)
  func anEpisodeHasThePriceOfTheRule(_ isFree: Bool, _ isSubscriber: Bool, _ coins: Int) {
    var price = EpisodePrice()
    #expect(price.coins(isFree: isFree, isSubscriber: isSubscriber) == coins)
  }
}

/// Shows which test notices that the rule has lost a line.
struct CoverageBlindnessTests {
  @Test(arguments: [(PriceBuild.whole, true), (.chargesSubscribers, false)])
  func onlyTheTableDetectsTheWrongPrice(_ build: PriceBuild, _ passes: Bool) {
    #expect(coverage(of: build) == 100)
    #expect(agreesWithTheTable(build) == passes)
  }
}

private let expected = [
  (true, true, 0), (true, false, 0), (false, true, 0), (false, false, 30),
]

/// Returns the coverage of the rule in percent. The results are ignored.
private func coverage(of build: PriceBuild) -> Int {
  var price = EpisodePrice(build)
  for (isFree, isSubscriber, _) in expected {
    _ = price.coins(isFree: isFree, isSubscriber: isSubscriber)
  }
  return 100 * price.reached.count / EpisodePrice.Line.allCases.count
}

private func agreesWithTheTable(_ build: PriceBuild) -> Bool {
  var price = EpisodePrice(build)
  return expected.allSatisfy { price.coins(isFree: $0, isSubscriber: $1) == $2 }
}
