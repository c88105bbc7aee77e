import CoreDomain
import CoreTesting
import Testing

@Suite struct FiguresTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (40_960, "40,960"), (1_234_567, "1,234,567"),
    (-1234, "-1,234"),
  ])
  func separatesThousands(_ number: Int, _ text: String) {
    #expect(Figures.grouped(number) == text)
    #expect(Figures.count(number, "star") == "\(text) stars")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.7, "-0.7"), (100, "100"), (999.9, "999.9"), (1000, "1,000"),
    (20_001.6, "20,001.6"), (-1234.25, "-1,234.25"), (0.00001, "1e-05"), (1e20, "1e+20"),
  ])
  func separatesThousandsOfAFraction(_ number: Double, _ text: String) {
    #expect(Figures.grouped(number) == text)
  }

  @Test(arguments: [
    (0, 1, 1), (1, 1, 1), (2, 1, 2), (5, 1, 5), (6, 2, 3), (10, 2, 5), (11, 5, 3), (25, 5, 5),
    (26, 10, 3), (2340, 500, 5), (2501, 1000, 3), (40_960, 10_000, 5), (1_000_000, 200_000, 5),
    (1_000_001, 500_000, 3),
  ])
  func choosesRoundNumbersForAnAxis(_ highest: Int, _ step: Int, _ steps: Int) {
    #expect(Figures.axis(upTo: highest) == (0...steps).map { $0 * step })
    #expect((2...6).contains(Figures.axis(upTo: .max).count))
  }

  @Test(arguments: [(0, "0 series"), (1, "1 series"), (30_000, "30,000 series")])
  func namesThePlural(_ number: Int, _ text: String) {
    #expect(Figures.count(number, "series", "series") == text)
  }

  @Test(arguments: [
    (-1, "less than a minute"), (59_999, "less than a minute"), (60_000, "1 minute"),
    (3_599_999, "59 minutes"), (3_600_000, "1 hour"), (86_399_999, "23 hours"),
    (86_400_000, "1 day"), (34_560_000_000, "400 days"),
  ])
  func roundsAnAgeDown(_ milliseconds: Int64, _ text: String) {
    #expect(Figures.age(milliseconds: milliseconds) == text)
  }

  @Test func showsATimeWithItsMinutes() {
    #expect(Figures.minute(.fixture("2026-11-21T08:30:59.999Z")) == "2026-11-21 08:30 UTC")
  }

  @Test(arguments: [
    (-5, "just now"), (59, "just now"), (60, "1 minute ago"), (6 * 86_400, "6 days ago"),
    (7 * 86_400, "2025-12-25"),
  ])
  func showsTheDateAfterAWeek(_ seconds: Int64, _ text: String) {
    #expect(Figures.age(of: .fixture(-seconds), at: .fixture()) == text)
  }
}
