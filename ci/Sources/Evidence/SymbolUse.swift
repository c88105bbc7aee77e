/// A use of another module's symbol, with its place.
public struct SymbolUse: Hashable, Sendable {
  /// The target of the package that uses the symbol.
  public var user: String
  /// The target of the package, or the module of another package or of the toolchain, that declares
  /// the symbol; `C` for a C header.
  public var owner: String
  public var symbol: Symbol
  public var roles: SymbolRoles
  public var place: Place

  public init(user: String, owner: String, symbol: Symbol, roles: SymbolRoles, place: Place) {
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
  /// The kind of its enclosing type, if it is a member and the module belongs to this package.
  public var owner: SymbolKind?

  public init(name: String, kind: SymbolKind, usr: String, owner: SymbolKind? = nil) {
    (self.name, self.kind, self.usr, self.owner) = (name, kind, usr, owner)
  }
}

public enum SymbolKind: String, Hashable, Sendable {
  case `protocol`, `struct`, `enum`, `class`, actor, `typealias`, `associatedtype`, `extension`
  case globalFunction, globalVariable
  case method, staticMethod, property, staticProperty, initializer, `subscript`, enumCase, `deinit`
  case `operator`, macro, module, parameter, other
}

/// The roles of an occurrence in the index: only those that a rule or a reader uses.
public struct SymbolRoles: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  static let definition = SymbolRoles(rawValue: 1 << 1)
  /// Compiler-generated, without source code.
  public static let implicit = SymbolRoles(rawValue: 1 << 8)
  static let childOf = SymbolRoles(rawValue: 1 << 9)
  /// Conformed to, or inherited from.
  public static let base = SymbolRoles(rawValue: 1 << 10)
  /// Overridden, or a requirement of a protocol that is implemented here.
  public static let overridden = SymbolRoles(rawValue: 1 << 11)
  public static let extended = SymbolRoles(rawValue: 1 << 14)

  static let ofUses: SymbolRoles = [.implicit, .base, .overridden, .extended]
}
