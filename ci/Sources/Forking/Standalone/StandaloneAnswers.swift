/// What somebody answered who makes a repository of their own: with the template's commit, all that
/// its tree is a function of.
public struct StandaloneAnswers: Codable, Hashable, Sendable {
  /// What is made.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// Core, one feature, both apps, all levels of tests.
    case app
    /// Core and a feature's Domain, Repository and doubles, as a package that others use.
    case library
    /// Core and both apps, without any feature.
    case empty
  }

  public var kind: Kind
  /// The feature of the template; nothing in an empty tree.
  public var from: String?
  /// What it is called in the new tree, which may be the same.
  public var to: String?
  /// What its things are called, as ``EntityOption`` reads it; nothing where English says it.
  public var entity: String?

  public init(_ kind: Kind, from: String? = nil, to: String? = nil, entity: String? = nil) {
    self.kind = kind
    self.from = from
    self.to = to
    self.entity = entity
  }

  public static let empty = StandaloneAnswers(.empty)
}
