/// The user's choices for a standalone repository. Its tree is a function of these and of the
/// template's commit.
public struct StandaloneAnswers: Codable, Hashable, Sendable {
  /// The kind of the repository.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// Core, one feature, both apps, all levels of tests.
    case app
    /// Core and a feature's Domain, Repository and doubles, as a package that others use.
    case library
    /// Core and both apps, without any feature.
    case empty
  }

  public var kind: Kind
  /// The feature of the template; `nil` in an empty tree.
  public var from: String?
  /// Its name in the new tree, which may be the same.
  public var to: String?
  /// The names of its things in the format of ``EntityOption``; `nil` if they follow from English
  /// grammar.
  public var entity: String?

  public init(_ kind: Kind, from: String? = nil, to: String? = nil, entity: String? = nil) {
    self.kind = kind
    self.from = from
    self.to = to
    self.entity = entity
  }

  public static let empty = StandaloneAnswers(.empty)
}
