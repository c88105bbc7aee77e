import CoreDemo

extension DemoPaper {
  /// Science in RSS 1.0 (RDF), from a server without validators.
  static let specimen = DemoPaper(
    "specimen", "Specimen", "Research, with its error bars.", category: "Science", hours: 9,
    format: .rss1, path: "/index.rdf", manner: .withoutValidators,
    texts: Texts.specimen)
}
