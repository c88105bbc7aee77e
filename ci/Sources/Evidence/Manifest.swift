/// The package as its manifest declares it.
public struct Manifest: Hashable, Sendable {
  public var targets: [Target]

  public init(targets: [Target]) { self.targets = targets }

  public struct Target: Hashable, Sendable {
    public var name: String
    public var kind: Kind
    /// The folder, named from the root of the checkout.
    public var path: String
    /// Folders and files below ``path`` that do not belong to the target.
    public var excluded: [String]
    /// The targets of this package, and the products of others, that it depends on. A product
    /// counts as the module with its name.
    public var targets, products: [String]
    /// The only files and folders below ``path`` that belong to it, or `nil` for all.
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

  var libraries: [String] { targets.filter { $0.kind == .library }.map(\.name).sorted() }

  public subscript(name: String) -> Target? { targets.first { $0.name == name } }
}
