/// A rule for the names of a new feature.
public struct NameRule: Sendable {
  /// The identifier of the rule in tests and in `--help`.
  public let id: String
  /// Returns the problem with a name, as a sentence that contains it, or `nil` if the name is
  /// valid.
  let objection: @Sendable (NamePair, TakenNames) -> String?
  /// Whether the rule checks each name on its own.
  let isOfEach: Bool

  init(
    _ id: String, isOfEach: Bool = false,
    _ objection: @escaping @Sendable (NamePair, TakenNames) -> String?
  ) {
    self.id = id
    self.isOfEach = isOfEach
    self.objection = objection
  }

  /// A rule for both the plural and the singular.
  static func onEach(
    _ id: String, _ objection: @escaping @Sendable (String, TakenNames) -> String?
  ) -> NameRule {
    NameRule(id, isOfEach: true) { pair, taken in
      for name in pair.names {
        if let objection = objection(name, taken) { return objection }
      }
      return nil
    }
  }
}

extension NameRule {
  /// The rules in order: the form of a name, then reserved words of the language, then names of
  /// this project.
  public static let all = ofForm + ofLanguage + ofProject

  /// Returns the first objection to a name, with its rule.
  public static func objection(
    to pair: NamePair, among taken: TakenNames
  ) -> (rule: String, text: String)? {
    for rule in all {
      if let text = rule.objection(pair, taken) { return (rule.id, text) }
    }
    return nil
  }

  /// Checks a name before its singular is known.
  static func check(_ name: String, among taken: TakenNames) throws(Refusal) {
    let pair = NamePair(plural: name, singular: name)
    for rule in all where rule.isOfEach {
      guard let text = rule.objection(pair, taken) else { continue }
      throw Refusal(text + " " + NameSuggestion.sentence(for: pair, among: taken))
    }
  }

  /// Throws a ``Refusal`` if a name breaks a rule. The refusal proposes a valid name.
  public static func check(_ pair: NamePair, among taken: TakenNames) throws(Refusal) {
    guard let (_, text) = objection(to: pair, among: taken) else { return }
    throw Refusal(text + " " + NameSuggestion.sentence(for: pair, among: taken))
  }
}
