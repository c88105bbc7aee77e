/// A rule that names of a new feature have to keep.
public struct NameRule: Sendable {
  /// The identifier of the rule in tests and in `--help`.
  public let id: String
  /// Returns the problem with a name, as a sentence that contains it, or `nil` if the name is
  /// valid.
  let objection: @Sendable (NamePair, TakenNames) -> String?
  /// Whether it looks at each name alone.
  let isOfEach: Bool

  init(
    _ id: String, isOfEach: Bool = false,
    _ objection: @escaping @Sendable (NamePair, TakenNames) -> String?
  ) {
    self.id = id
    self.isOfEach = isOfEach
    self.objection = objection
  }

  /// A rule on the plural and the singular alike.
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

  /// The first objection to a name, by the rule that has it.
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

  /// Refuses a name that breaks a rule, and proposes one that keeps them all.
  public static func check(_ pair: NamePair, among taken: TakenNames) throws(Refusal) {
    guard let (_, text) = objection(to: pair, among: taken) else { return }
    throw Refusal(text + " " + NameSuggestion.sentence(for: pair, among: taken))
  }
}
