import CoreDemo

extension DemoPaper {
  /// Food in RSS 2.0, in windows-1252 with its typographic quotation marks.
  static let saltAndLadle = DemoPaper(
    "salt-and-ladle", "Salt & Ladle", "Cooking for people who read in the kitchen.",
    category: "Food", hours: 11, format: .rss2, path: "/recipes.xml", encoding: .windows1252,
    texts: Texts.saltAndLadle)
}
