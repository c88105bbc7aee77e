/// A symbol that one module uses of another one, where it does.
public struct SymbolUse: Hashable, Sendable {
  /// The module that uses it: a target of the package.
  public var user: String
  /// The module that defines it: a target of the package, a module of another package or of the
  /// toolchain; `C` when a C header defines it.
  public var owner: String
  public var symbol: Symbol
  public var roles: Set<SymbolRole>
  public var place: Place

  public init(
    user: String, owner: String, symbol: Symbol, roles: Set<SymbolRole>, place: Place
  ) {
    (self.user, self.owner, self.symbol, self.roles) = (user, owner, symbol, roles)
    self.place = place
  }
}

/// A symbol, as the compiler knows it.
public struct Symbol: Hashable, Sendable {
  /// With labels: `send(_:body:limits:)`.
  public var name: String
  public var kind: SymbolKind
  /// The compiler's own identifier (unified symbol resolution).
  public var usr: String
  /// The kind of what it is a member of, where it is one and the module is of this package.
  public var owner: SymbolKind?

  public init(name: String, kind: SymbolKind, usr: String, owner: SymbolKind? = nil) {
    (self.name, self.kind, self.usr, self.owner) = (name, kind, usr, owner)
  }
}

/// What a symbol is.
public enum SymbolKind: String, CaseIterable, Hashable, Sendable, Codable {
  case `protocol`, `struct`, `enum`, `class`, actor, `typealias`, `associatedtype`, `extension`
  /// A function, a variable of no type.
  case globalFunction, globalVariable
  /// Members of a value (or of its metatype).
  case method, staticMethod, property, staticProperty, initializer, `subscript`, enumCase, `deinit`
  case `operator`, macro, module, parameter, other
}

/// How a symbol is used where it stands.
public enum SymbolRole: String, CaseIterable, Hashable, Sendable {
  case reference, call, read, write
  /// Conformed to, or inherited from.
  case base
  /// Extended.
  case extended
  /// Overridden, or a requirement that is witnessed here.
  case overridden
  /// The compiler's, and written nowhere.
  case implicit
}
