/// A sample bookmark. The option `--demo` adds the samples to a new database, so that the lists are
/// not empty. The bookmarked pages are invented.
public struct DemoBookmark: Hashable, Sendable {
  public let address: String
  public let title: String
  public let tags: [String]
  public var note = ""
  public var unread = false
}

extension DemoBookmark {
  /// All samples, in the order in which they are added.
  public static let all = [
    DemoBookmark(
      address: "https://tidal-garden.example/",
      title: "The tidal garden of Okafor & Daughters", tags: ["garden"]),
    DemoBookmark(
      address: "https://kiln-diary.example/2026/03",
      title: "A kiln diary: March, “the month of cracks”", tags: ["clay"]),
    DemoBookmark(
      address: "https://furuhon.example/東京", title: "東京の古書店めぐり – 架空書房", tags: ["本", "旅"]),
    DemoBookmark(
      address: "https://mira-lindqvist.example/glazes",
      title: "Ash glazes, from the fireplace to the kiln – Mira Lindqvist",
      tags: ["clay", "chemistry"],
      note: "Sieve twice, let it settle overnight.\nTest tiles before mugs."),
    DemoBookmark(
      address: "https://seams.example/where-to-cut?topic=modules&level=1",
      title: "Where to cut: seams & modules", tags: ["architecture", "tests"],
      note: "To read before the next refactoring.", unread: true),
  ]
}
