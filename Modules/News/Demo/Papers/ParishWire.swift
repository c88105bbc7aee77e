import CoreDemo

extension DemoPaper {
  /// Local news in RSS 0.91: titles, links and short descriptions.
  static let parishWire = DemoPaper(
    "parish-wire", "Parish Wire",
    "Everything that happened in Lower Leith, and some of what did not.",
    category: "Local", hours: 7, format: .rss091, path: "/backend.rdf",
    texts: Texts.parishWire)
}
