import BookshelfArticle
import Testing

/// Before: a test for the sake of a number. It says a hundred per cent, and nothing else.
struct CoveredPriceTests {
  @Test func everyLineIsReached() {
    #expect(coverage(of: .whole) == 100)
  }
}

/// After: conditions and expectations. That they reach every line is seen to, and not aimed at.
struct EpisodePriceTests {
  @Test(arguments: expected)
  func anEpisodeCostsWhatTheRuleSays(_ isFree: Bool, _ isSubscriber: Bool, _ coins: Int) {
    var price = EpisodePrice()
    #expect(price.coins(isFree: isFree, isSubscriber: isSubscriber) == coins)
  }
}

/// What each of them sees of a rule that has lost a line.
struct CoverageBlindnessTests {
  @Test(arguments: [(PriceBuild.whole, true), (.chargesSubscribers, false)])
  func aTestForTheNumberPassesOnBothAndTheTableOnTheRightOne(
    _ build: PriceBuild, _ passes: Bool
  ) {
    #expect(coverage(of: build) == 100)
    #expect(agreesWithTheTable(build) == passes)
  }
}

private let expected = [
  (true, true, 0), (true, false, 0), (false, true, 0), (false, false, 30),
]

/// How much of the rule is reached, in per cent. What it answers is thrown away.
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
