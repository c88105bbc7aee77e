import CoreDemo
import CoreDomain

/// The growth of an invented repository's stars, which starts on 2015-10-04 and never ends.
///
/// The number of stars in a week depends only on the repository and the week, so past weeks never
/// change, and new stars arrive every week.
struct StarGrowth: Hashable, Sendable {
  /// The seed that distinguishes this repository's random numbers.
  let seed: UInt64
  /// The number of stars in a typical week of the first year.
  let pace: Double

  /// Returns the stars up to the end of the week that contains a moment.
  func timeline(until now: Timestamp) -> StarTimeline {
    let seconds = now.secondsSince1970 - StarWeek.beginning.secondsSince1970
    guard seconds >= 0 else { return StarTimeline([]) }
    return StarTimeline((0...Int(seconds / StarWeek.seconds)).lazy.map(stars(inWeek:)))
  }

  private func stars(inWeek week: Int) -> Int {
    var chance = Chance(seed: seed << 32 + UInt64(week))
    let usual = (1 + Double(week) / 150) * (0.3 + 1.4 * chance.next())
    let rush = Self.rushes.reduce(0) { sum, rush in
      guard week >= rush.week else { return sum }
      // The additional stars halve with each following week.
      return sum + Double(sign: .plus, exponent: rush.week - week, significand: rush.height)
    }
    return Int(pace * (usual + rush))
  }

  /// The weeks in which the repository became popular, and the number of additional stars relative
  /// to a usual week.
  private static let rushes: [(week: Int, height: Double)] = [
    (18, 24), (121, 40), (287, 75), (431, 30), (512, 60),
  ]
}
