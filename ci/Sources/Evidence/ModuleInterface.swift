public struct ModuleInterface: Hashable, Sendable {
  public var module: String
  /// In the order of their paths.
  public var declarations: [PublicDeclaration]

  public init(module: String, declarations: [PublicDeclaration]) {
    (self.module, self.declarations) = (module, declarations)
  }
}

/// A declaration that other modules can see.
public struct PublicDeclaration: Hashable, Sendable {
  /// The names from the outside in: `["Bookmark", "title"]`.
  public var path: [String]
  public var kind: SymbolKind
  /// The source code without attributes and without the body, on one line.
  public var text: String
  /// `public`, `package` or `open`.
  public var access: String
  public var usr: String
  /// Whether the compiler made it: `init(rawValue:)`, `init(from:)`, …
  public var isSynthesized: Bool
  /// The types in its signature, and the protocols that it conforms to, by name.
  public var mentions, conformances: [Mentioned]
  /// `nil` if the compiler gives none.
  public var place: Place?

  public struct Mentioned: Hashable, Sendable {
    public var name, usr: String
    /// The module that defines it, or `nil` if it is unknown.
    public var owner: String?

    public init(name: String, usr: String, owner: String?) {
      (self.name, self.usr, self.owner) = (name, usr, owner)
    }
  }

  public init(
    path: [String], kind: SymbolKind, text: String, access: String = "public", usr: String,
    isSynthesized: Bool = false, mentions: [Mentioned] = [], conformances: [Mentioned] = [],
    place: Place? = nil
  ) {
    (self.path, self.kind, self.text, self.access, self.usr) = (path, kind, text, access, usr)
    (self.isSynthesized, self.mentions, self.conformances) = (isSynthesized, mentions, conformances)
    self.place = place
  }
}
