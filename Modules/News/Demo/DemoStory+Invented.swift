import CoreDemo
import CoreDomain

extension DemoStory {
  /// Makes the story with this number; the first story has the number 1. The same number always
  /// makes the same story. Each story is published one minute after the previous one.
  ///
  /// - Parameter place: The host and path of the feed, which make the story's address unique.
  static func invented(_ number: Int, in place: String) -> DemoStory {
    var chance = Chance(seed: UInt64(Gzip.checksum(Array("\(place) \(number)".utf8))))
    let words = { (count: Int, chance: inout Chance) in
      (0..<count).map { _ in vocabulary[Int(chance.next() * Double(vocabulary.count))] }
        .joined(separator: " ")
    }
    let title = words(5, &chance)
    let paragraphs = (0..<3).map { _ in "<p>" + words(40, &chance) + ".</p>" }
    var story = DemoStory(
      title.prefix(1).uppercased() + title.dropFirst() + ", number \(number)",
      address: "https://\(place.withoutEnd)/\(number)", summary: words(16, &chance) + ".",
      published: beginning.adding(seconds: Int64(number) * 60))
    story.html = paragraphs.joined()
    story.author = "Mira Lindqvist"
    return story
  }

  private static let vocabulary = [
    "harbour", "lantern", "quiet", "council", "river", "archive", "winter", "bridge", "kiln",
    "tide",
    "orchard", "signal", "museum", "ferry", "garden", "letter", "glass", "market", "station",
    "north",
    "morning", "window", "theory", "copper", "meadow", "island", "record", "summer", "engine",
    "valley",
    "opens", "returns", "counts", "finds", "keeps", "moves", "measures", "repairs", "wins", "loses",
  ]

  /// The time one minute before the first story. It is early enough for 300,000 stories before
  /// 2026.
  private static let beginning = Timestamp.constant("2025-06-01T00:00:00Z")
}

extension String {
  /// The path without its file extension.
  fileprivate var withoutEnd: Substring {
    let end = lastIndex(of: ".") ?? endIndex
    return self[end...].contains("/") ? self[...] : self[..<end]
  }
}
