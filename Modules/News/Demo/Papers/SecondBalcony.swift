import CoreDemo

extension DemoPaper {
  /// Culture in JSON Feed 1.1.
  static let secondBalcony = DemoPaper(
    "second-balcony", "Second Balcony", "Theatre, books, music and pictures from the cheap seats.",
    category: "Culture", hours: 8, format: .jsonFeed, path: "/feed.json",
    texts: Texts.secondBalcony)
}
