/// A request to fork a feature: the feature, and the names of its things in the fork.
public struct FeatureRequest: Hashable, Sendable {
  /// The template's names.
  public let from: NamePair
  /// The new feature's names.
  public private(set) var to: NamePair
  /// Further things that get their own name.
  public private(set) var others: [Other]

  public struct Other: Hashable, Sendable {
    public let from: NamePair
    public fileprivate(set) var to: NamePair
  }

  /// Combines the given names with those that follow from English grammar.
  ///
  /// - Parameters:
  ///   - from: the template's feature.
  ///   - to: the new feature.
  ///   - names: The names in the template's code, from which the entity is derived.
  /// - Throws: ``Refusal`` if a singular is needed but not given.
  public init(
    from: String, to: String, entity: EntityOption?, names: Set<String>
  ) throws(Refusal) {
    var entries = entity?.entries ?? []
    let known = Self.thing(of: from, among: names)
    let index =
      entries.firstIndex { $0.from == nil || $0.from == known } ?? (known == nil ? 0 : nil)
    let own = index.flatMap { entries.indices.contains($0) ? $0 : nil }.map {
      entries.remove(at: $0)
    }
    guard let thing = own?.from ?? known else {
      throw Refusal(
        "The singular of “\(from)” is unknown. Give it with its new name: "
          + "ENTITY=Thing:Recipe.")
    }
    let entity = if let given = own?.to { given } else { try Self.singular(of: to, thing: thing) }
    self.from = NamePair(plural: from, singular: thing)
    self.to = NamePair(plural: to, singular: entity)
    guard entity != thing else {
      throw Refusal(
        "“\(entity)” is already the singular of \(from). ENTITY has the new name after the colon."
      )
    }
    var others: [Other] = []
    for entry in entries {
      guard let name = entry.from else { continue }
      others.append(
        Other(
          from: NamePair(plural: EnglishNoun.plural(of: name), singular: name),
          to: NamePair(plural: EnglishNoun.plural(of: entry.to), singular: entry.to)))
    }
    for name in [thing] + others.map(\.from.singular) where !names.contains(name) {
      throw Refusal(
        "“\(name)” is not a name in \(from). ENTITY has the template's name before the colon.")
    }
    self.others = others
  }

  private static func singular(of name: String, thing: String) throws(Refusal) -> String {
    if let singular = EnglishNoun.singular(of: name) { return singular }
    if EnglishNoun.hasOneForm(name) {
      throw Refusal(
        "“\(name)” is both the singular and the plural. Give the singular: "
          + "ENTITY=\(thing):\(name)Item.")
    }
    if name.hasSuffix("es") {
      throw Refusal(
        "The singular of “\(name)” cannot be derived. Give it, as in "
          + "ENTITY=\(thing):\(name.dropLast()).")
    }
    throw Refusal(
      """
      “\(name)” is not a known plural, and the name of a feature is a plural. Write \
      \(EnglishNoun.plural(of: name)), or give the singular: ENTITY=\(thing):\(name)Item.
      """)
  }

  /// The pairs to rename. If the feature's name is longer than that of its things, both get the new
  /// name: `Earthquakes` and `quakes`, `earthquake` and `Quake`.
  package var pairs: [(from: NamePair, to: NamePair)] {
    let plural = EnglishNoun.plural(of: from.singular)
    let shorter = NamePair(
      plural: plural, singular: EnglishNoun.singular(of: from.plural) ?? from.singular)
    return [(from, to)] + (plural == from.plural ? [] : [(shorter, to)])
      + others.map { ($0.from, $0.to) }
  }

  /// Returns the singular name of a feature's things: by English grammar; otherwise the longest
  /// name whose plural ends the feature's name, as `Quake` does for `Earthquakes`; otherwise the
  /// only name with its own repository and failures, as `Story` in `News`.
  static func thing(of feature: String, among names: Set<String>) -> String? {
    if let singular = EnglishNoun.singular(of: feature), names.contains(singular) {
      return singular
    }
    let ends = names.filter { name in
      name.first?.isUppercase == true
        && feature.lowercased().hasSuffix(EnglishNoun.plural(of: name).lowercased())
    }
    if let longest = ends.max(by: { ($0.count, $1) < ($1.count, $0) }) { return longest }
    let kept = names.filter {
      names.contains($0 + "Repository") && names.contains($0 + "Failure")
    }
    return kept.count == 1 ? kept.first : nil
  }

  /// Returns the request with another name for the new feature, or for one of the further things.
  func naming(_ candidate: NamePair, other index: Int? = nil) -> FeatureRequest {
    var request = self
    if let index { request.others[index].to = candidate } else { request.to = candidate }
    return request
  }
}
