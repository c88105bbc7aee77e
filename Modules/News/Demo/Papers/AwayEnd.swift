import CoreDemo

extension DemoPaper {
  /// Sports in RSS 2.0, with a tracking script and pixel in every text.
  static let awayEnd = DemoPaper(
    "away-end", "Away End", "Sport, as seen by those who travelled.", category: "Sport", hours: 6,
    format: .rss2, path: "/latest.rss", counts: true,
    texts: Texts.awayEnd)
}
