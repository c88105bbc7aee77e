import CoreDomain

/// How the stars of an invented repository become more, from 2015-10-04 on and for ever.
///
/// How many come in a week is a function of the repository and the week alone: what has come never
/// changes, and some come each week.
struct StarGrowth: Hashable, Sendable {
  /// By which number the chances of a repository differ from those of another.
  let seed: UInt64
  /// How many stars come in an ordinary week of the first year.
  let pace: Double

  /// The stars up to the end of the week in which a moment lies.
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
      // Half as many each week.
      return sum + Double(sign: .plus, exponent: rush.week - week, significand: rush.height)
    }
    return Int(pace * (usual + rush))
  }

  /// The weeks in which many people heard of it, and how much more than usual came.
  private static let rushes: [(week: Int, height: Double)] = [
    (18, 24), (121, 40), (287, 75), (431, 30), (512, 60),
  ]
}
