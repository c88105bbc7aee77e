import Foundation

/// Turns an invalid name into a valid one.
public enum NameSuggestion {
  /// A suggestion, as a sentence.
  static func sentence(for pair: NamePair, among taken: TakenNames) -> String {
    guard let name = self.for(pair, among: taken) else {
      return "Choose another name, such as Recipes, with one of it, Recipe."
    }
    let one = EnglishNoun.singular(of: name.plural) == name.singular
    return "Write \(name.plural)" + (one ? "." : ", and \(name.singular) for one of it.")
  }

  /// Returns the first candidate that breaks no rule.
  public static func `for`(_ pair: NamePair, among taken: TakenNames) -> NamePair? {
    candidates(for: pair).first { NameRule.objection(to: $0, among: taken) == nil }
  }

  private static func candidates(for pair: NamePair) -> [NamePair] {
    let plural = plain(pair.plural), singular = plain(pair.singular)
    guard !plural.isEmpty else { return [NamePair(plural: "Recipes", singular: "Recipe")] }
    let one = singular == plural || singular.isEmpty ? EnglishNoun.singular(of: plural) : singular
    let stem = one ?? plural
    var candidates: [NamePair] = []
    let number = String(plural.reversed().prefix(while: \.isNumber).reversed())
    if let one = EnglishNoun.singular(of: String(plural.dropLast(number.count))) {
      candidates.append(NamePair(plural: plural, singular: one + number))
    }
    if let one { candidates.append(NamePair(plural: plural, singular: one)) }
    candidates.append(NamePair(plural: EnglishNoun.plural(of: stem), singular: stem))
    for word in ["Record", "Entry", "Item"] {
      candidates.append(
        NamePair(plural: EnglishNoun.plural(of: stem + word), singular: stem + word))
    }
    for number in 2...9 {
      candidates.append(NamePair(plural: "\(plural)\(number)", singular: "\(stem)\(number)"))
    }
    let short = String(stem.prefix(NameRule.lengths.upperBound - 2))
    candidates.append(NamePair(plural: EnglishNoun.plural(of: short), singular: short))
    return candidates
  }

  /// Returns a name of letters and digits only, with a capital for each word and without leading
  /// digits.
  private static func plain(_ name: String) -> String {
    let letters = name.decomposedStringWithCanonicalMapping.unicodeScalars.filter { scalar in
      !["'", "’", "\""].contains(scalar) && scalar.properties.generalCategory != .nonspacingMark
    }
    let words = String(String.UnicodeScalarView(letters))
      .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = words.map { word in
      let isShouting = word.count > 1 && !word.contains(where: \.isLowercase)
      return String(isShouting ? Substring(word.lowercased()) : word).upperFirst
    }.joined()
    let digits = joined.prefix(while: \.isNumber)
    return String(joined.dropFirst(digits.count)).upperFirst + digits
  }
}
