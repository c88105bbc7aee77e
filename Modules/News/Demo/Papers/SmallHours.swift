import CoreDemo

extension DemoPaper {
  /// A podcast in RSS 2.0 with enclosures.
  static let smallHours = DemoPaper(
    "small-hours", "Small Hours", "Half an hour of quiet radio, for people who are awake.",
    category: "Culture", hours: 31, format: .rss2, path: "/episodes.xml", sounds: true,
    texts: Texts.smallHours)
}
