/// The package as its manifest declares it.
public struct Manifest: Hashable, Sendable {
  public var targets: [Target]

  public init(targets: [Target]) {
    self.targets = targets
  }

  public struct Target: Hashable, Sendable {
    public var name: String
    public var kind: Kind
    /// The folder, named from the root of the checkout.
    public var path: String
    /// Folders and files below ``path`` that are no part of the target.
    public var excluded: [String]
    /// Targets of this package that it depends on, as they are written.
    public var targets: [String]
    /// Products of other packages that it depends on. A product is taken for the module of its name.
    public var products: [String]
    /// Files and folders below ``path`` that are all there is of the target; nothing when it is all
    /// that is not excluded.
    public var sources: [String]?

    public init(
      name: String, kind: Kind, path: String, excluded: [String] = [], targets: [String] = [],
      products: [String] = [], sources: [String]? = nil
    ) {
      (self.name, self.kind, self.path, self.excluded) = (name, kind, path, excluded)
      (self.targets, self.products, self.sources) = (targets, products, sources)
    }
  }

  public enum Kind: String, Hashable, Sendable {
    case library, executable, test, system
  }

  /// The names of the libraries, in order.
  var libraries: [String] { targets.filter { $0.kind == .library }.map(\.name).sorted() }

  /// The target of a name.
  public subscript(name: String) -> Target? {
    targets.first { $0.name == name }
  }
}
