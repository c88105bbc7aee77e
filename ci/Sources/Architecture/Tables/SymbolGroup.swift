import Evidence

/// What symbols are to the rules. The words stand in the tables as they stand here.
enum SymbolGroup: String, CaseIterable, Hashable, Sendable {
  /// Protocols, and what they require or add.
  case protocols
  /// Structures, enumerations, their members, and other names for them.
  case values
  /// Classes and actors, and their members: a thing with an identity.
  case classes
  /// Functions, variables, operators and macros of no type.
  case globals

  /// The group of a symbol, or nothing for what names no declaration: a module, a parameter.
  ///
  /// - Parameter owner: the kind of what it is a member of. A member of something that another
  ///   package defines is one of a value.
  init?(_ kind: SymbolKind, owner: SymbolKind?) {
    switch kind {
    case .protocol, .associatedtype: self = .protocols
    case .struct, .enum, .enumCase, .typealias: self = .values
    case .class, .actor: self = .classes
    case .globalFunction, .globalVariable, .macro: self = .globals
    case .operator where owner == nil: self = .globals
    case .operator, .method, .staticMethod, .property, .staticProperty, .initializer, .subscript,
      .deinit:
      self = Self(owner: owner)
    case .extension, .module, .parameter, .other: return nil
    }
  }

  private init(owner: SymbolKind?) {
    self =
      switch owner {
      case .protocol: .protocols
      case .class, .actor: .classes
      default: .values
      }
  }
}

extension SymbolKind {
  /// What the kind is called in a message, with its article.
  var words: String {
    switch self {
    case .protocol: "a protocol"
    case .struct: "a struct"
    case .enum: "an enum"
    case .class: "a class"
    case .actor: "an actor"
    case .typealias: "a typealias"
    case .associatedtype: "an associated type"
    case .globalFunction: "a global function"
    case .globalVariable: "a global variable"
    case .operator: "an operator"
    case .macro: "a macro"
    case .initializer: "an initialiser"
    case .enumCase: "a case"
    case .staticMethod, .method: "a method"
    case .staticProperty, .property: "a property"
    case .subscript: "a subscript"
    default: "a symbol"
    }
  }
}
