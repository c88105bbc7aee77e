/// The singular and the plural of English nouns in camel case: `PaintColors`, `PaintColor`. Only the
/// last word changes.
///
/// The rules cover regular nouns and the best-known exceptions. They return `nil` for other nouns,
/// and the user gives the form.
public enum EnglishNoun {
  /// - Returns: `nil` if the rules do not know the plural.
  public static func singular(of plural: String) -> String? {
    changingLastWord(of: plural) { word in
      if uncountable.contains(word) { return nil }
      if let known = irregular.first(where: { $0.plural == word }) { return known.singular }
      guard word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 2 else { return nil }
      if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
      // The ending is ambiguous: toe and hero, cache and beach.
      if word.hasSuffix("oes") { return nil }
      if word.hasSuffix("ches"), "aeiou".contains(word.dropLast(4).last ?? "a") { return nil }
      if ["sses", "shes", "ches", "xes", "zzes"].contains(where: word.hasSuffix) {
        return String(word.dropLast(2))
      }
      // Virus, Analysis: these singular words look like plurals.
      if word.hasSuffix("us") || word.hasSuffix("is") { return nil }
      return String(word.dropLast())
    }
  }

  /// Returns the plural by the rules. It is a proposal that a person may change.
  public static func plural(of singular: String) -> String {
    let plural = changingLastWord(of: singular) { word in
      if let known = irregular.first(where: { $0.singular == word }) { return known.plural }
      if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
        return word.dropLast() + "ies"
      }
      if ["s", "sh", "ch", "x", "z"].contains(where: word.hasSuffix) { return word + "es" }
      return word + "s"
    }
    return plural ?? singular + "s"
  }

  /// Whether the singular and the plural of the last word are the same, as in News.
  static func hasOneForm(_ name: String) -> Bool {
    FeatureName(name)?.words.last.map { uncountable.contains($0.lowercased()) } ?? false
  }

  /// - Parameter change: Returns the other form of a word in lower case, or `nil` if it is unknown.
  private static func changingLastWord(
    of name: String, _ change: (String) -> String?
  ) -> String? {
    guard let last = FeatureName(name)?.words.last else { return nil }
    let head = name.dropLast(last.count)
    // `URLs` is the plural of `URL`, regardless of the letters before the “s”.
    if last.dropFirst().first?.isUppercase == true {
      return last.hasSuffix("s") ? String(name.dropLast()) : nil
    }
    guard let changed = change(last.lowercased()) else { return nil }
    return String(head) + changed.prefix(1).uppercased() + changed.dropFirst()
  }

  /// Words whose singular and plural are the same.
  private static let uncountable: Set<String> = [
    "news", "series", "species", "sheep", "fish", "deer", "aircraft", "music", "equipment",
    "information", "mathematics", "physics", "rice", "weather",
  ]

  private static let irregular: [(singular: String, plural: String)] = [
    ("mouse", "mice"), ("person", "people"), ("child", "children"), ("foot", "feet"),
    ("goose", "geese"), ("tooth", "teeth"), ("man", "men"), ("woman", "women"),
    ("ox", "oxen"), ("leaf", "leaves"), ("knife", "knives"), ("shelf", "shelves"),
    ("bookshelf", "bookshelves"),
    ("wolf", "wolves"), ("life", "lives"), ("cactus", "cacti"), ("analysis", "analyses"),
    ("criterion", "criteria"), ("index", "indices"), ("virus", "viruses"), ("bus", "buses"),
    ("status", "statuses"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("hero", "heroes"),
    ("movie", "movies"), ("cookie", "cookies"), ("quiz", "quizzes"), ("lens", "lenses"),
  ]
}
