import CoreDemo

extension DemoPaper {
  /// Nature in RSS 2.0, with the same identifier for all stories. It also carries stories of
  /// another newspaper.
  static let meadowGazette = DemoPaper(
    "meadow-gazette", "Meadow Gazette", "What grows, what flies, and what we did about it.",
    category: "Environment", hours: 10, format: .rss2, quirks: [.sharedIDs], carrying: "specimen",
    texts: Texts.meadowGazette)
}
