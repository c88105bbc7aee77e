/// What somebody asks for: which feature, and what its things are called in the new one.
public struct FeatureRequest: Hashable, Sendable {
  /// The template's names.
  public let from: NamePair
  /// The new feature's names.
  public private(set) var to: NamePair
  /// Further things that get a name of their own.
  public private(set) var others: [Other]

  public struct Other: Hashable, Sendable {
    public let from: NamePair
    public fileprivate(set) var to: NamePair
  }

  /// Puts what was written together with what English says.
  ///
  /// - Parameters:
  ///   - from: the template's feature.
  ///   - to: the new feature.
  ///   - names: the names in the template's code, which tell what its entity is.
  /// - Throws: ``Refusal`` when a singular is needed that nobody gave.
  public init(
    from: String, to: String, entity: EntityOption?, names: Set<String>
  ) throws(Refusal) {
    var entries = entity?.entries ?? []
    let known = EnglishNoun.singular(of: from).flatMap { names.contains($0) ? $0 : nil }
    let index =
      entries.firstIndex { $0.from == nil || $0.from == known } ?? (known == nil ? 0 : nil)
    let own = index.flatMap { entries.indices.contains($0) ? $0 : nil }.map {
      entries.remove(at: $0)
    }
    guard let thing = own?.from ?? known else {
      throw Refusal(
        "What one of “\(from)” is called is not known. Say it, with its new name: "
          + "ENTITY=Thing:Recipe.")
    }
    let entity = if let given = own?.to { given } else { try Self.singular(of: to, thing: thing) }
    self.from = NamePair(plural: from, singular: thing)
    self.to = NamePair(plural: to, singular: entity)
    guard entity != thing else {
      throw Refusal(
        "“\(entity)” is what one of \(from) is called already. ENTITY has the new name behind the colon."
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
        "“\(name)” is no name in \(from). ENTITY has the template's name before the colon.")
    }
    self.others = others
  }

  private static func singular(of name: String, thing: String) throws(Refusal) -> String {
    if let singular = EnglishNoun.singular(of: name) { return singular }
    if EnglishNoun.hasOneForm(name) {
      throw Refusal(
        "“\(name)” is the word for one and for many. Say what one of them is called: "
          + "ENTITY=\(thing):\(name)Item.")
    }
    if name.hasSuffix("es") {
      throw Refusal(
        "What one of “\(name)” is called cannot be told from the ending. Say it: "
          + "ENTITY=\(thing):\(name.dropLast()), or whatever it is.")
    }
    throw Refusal(
      """
      “\(name)” is no plural that is known here, and a feature is named for many things. Write \
      \(EnglishNoun.plural(of: name)); or say what one of them is called: ENTITY=\(thing):\(name)Item.
      """)
  }

  /// The pairs that are renamed.
  var pairs: [(from: NamePair, to: NamePair)] {
    [(from, to)] + others.map { ($0.from, $0.to) }
  }

  /// The request with other names for the new feature, or for one of the further things.
  func naming(_ candidate: NamePair, other index: Int? = nil) -> FeatureRequest {
    var request = self
    if let index { request.others[index].to = candidate } else { request.to = candidate }
    return request
  }
}
