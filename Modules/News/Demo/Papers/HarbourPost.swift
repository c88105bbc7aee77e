import CoreDemo

extension DemoPaper {
  /// World news in RSS 2.0, like most sites.
  static let harbourPost = DemoPaper(
    "harbour-post", "The Harbour Post", "News from the water’s edge, and from what lies behind it.",
    category: "World", hours: 5, format: .rss2,
    texts: Texts.harbourPost)
}
