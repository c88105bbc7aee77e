/// The names of a feature: the plural of its things, and the singular.
public struct NamePair: Hashable, Sendable, CustomStringConvertible {
  /// The feature's name, which its folders have: `Recipes`.
  public var plural: String
  /// The name of its entity: `Recipe`.
  public var singular: String

  public init(plural: String, singular: String) {
    self.plural = plural
    self.singular = singular
  }

  public var description: String { "\(plural)/\(singular)" }

  /// Both names, each once.
  var names: [String] { plural == singular ? [plural] : [plural, singular] }
}

extension String {
  /// The name in lower camel case: `paintColor`, `urlList` of `URLList`.
  var lowerCamel: String {
    let head = prefix(while: \.isUppercase)
    guard head.count > 1 else { return head.lowercased() + dropFirst(head.count) }
    guard head.count < count else { return lowercased() }
    return head.dropLast().lowercased() + dropFirst(head.count - 1)
  }

  /// The name with a capital first letter and the other letters unchanged.
  var upperFirst: String { prefix(1).uppercased() + dropFirst() }
}
