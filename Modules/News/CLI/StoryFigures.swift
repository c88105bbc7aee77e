import CoreCLI
import CoreDomain

enum StoryFigures {
  /// A count with its noun: `1 feed`, `2 days`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// A number of stories: `1 story`, `3 stories`.
  static func stories(_ number: Int) -> String {
    number == 1 ? "1 story" : "\(number) stories"
  }

  /// A number of new stories: `1 new story`, `3 new stories`.
  static func newStories(_ number: Int) -> String {
    number == 1 ? "1 new story" : "\(number) new stories"
  }

  /// A size with decimal prefixes: `512 bytes`, `9.5 kB`, `12.3 MB`.
  static func size(_ bytes: Int64) -> String {
    let units: [(String, Int64)] = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000)]
    guard let (unit, length) = units.first(where: { bytes >= $0.1 }) else {
      return count(Int(bytes), "byte")
    }
    // Integer tenths avoid the digits of a floating-point number.
    let tenths = bytes / (length / 10)
    return "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
