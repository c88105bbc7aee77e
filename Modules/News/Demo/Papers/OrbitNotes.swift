import CoreDemo

extension DemoPaper {
  /// Space in malformed RSS 2.0: the site's template does not escape text.
  static let orbitNotes = DemoPaper(
    "orbit-notes", "Orbit Notes", "Launches & landings & the long wait between them.",
    category: "Science", hours: 13, format: .rss2, path: "/rss", quirks: [.notWellFormed],
    texts: Texts.orbitNotes)
}
