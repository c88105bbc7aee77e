import CIndexStore

extension SymbolKind {
  /// The kind of a symbol of the index. An actor is a class to the index.
  ///
  /// Nothing for what no other module can use, or what another symbol stands for: parameters, and
  /// the accessors of a property, which is there itself.
  init?(_ symbol: indexstore_symbol_t) {
    let subkind = unsafe indexstore_symbol_get_subkind(symbol)
    let kind = unsafe indexstore_symbol_get_kind(symbol)
    guard !Self.accessors.contains(subkind.rawValue), kind != INDEXSTORE_SYMBOL_KIND_PARAMETER
    else {
      return nil
    }
    switch subkind {
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTSUBSCRIPT: self = .subscript
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTASSOCIATEDTYPE: self = .associatedtype
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTGENERICTYPEPARAM: return nil
    default: self = Self.isOperator(kind, subkind) ? .operator : Self(kind)
    }
  }

  /// Getters and setters of C, and `willSet` to the addressors, `_read`, `_modify`, `init`,
  /// `borrow` and `mutate` of Swift.
  private static let accessors: Set<UInt32> = [
    INDEXSTORE_SYMBOL_SUBKIND_ACCESSORGETTER.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_ACCESSORSETTER.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORWILLSET.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORDIDSET.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORADDRESSOR.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORMUTABLEADDRESSOR.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORREAD.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORMODIFY.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORINIT.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORBORROW.rawValue,
    INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORMUTATE.rawValue,
  ]

  /// Whether it is an operator of no type; that of a type is a static method of it.
  private static func isOperator(
    _ kind: indexstore_symbol_kind_t, _ subkind: indexstore_symbol_subkind_t
  ) -> Bool {
    kind == INDEXSTORE_SYMBOL_KIND_FUNCTION
      && (INDEXSTORE_SYMBOL_SUBKIND_SWIFTPREFIXOPERATOR
        .rawValue...INDEXSTORE_SYMBOL_SUBKIND_SWIFTINFIXOPERATOR.rawValue).contains(
          subkind.rawValue)
  }

  private init(_ kind: indexstore_symbol_kind_t) {
    switch kind {
    case INDEXSTORE_SYMBOL_KIND_MODULE: self = .module
    case INDEXSTORE_SYMBOL_KIND_MACRO: self = .macro
    case INDEXSTORE_SYMBOL_KIND_PROTOCOL: self = .protocol
    case INDEXSTORE_SYMBOL_KIND_STRUCT, INDEXSTORE_SYMBOL_KIND_UNION: self = .struct
    case INDEXSTORE_SYMBOL_KIND_ENUM: self = .enum
    case INDEXSTORE_SYMBOL_KIND_CLASS: self = .class
    case INDEXSTORE_SYMBOL_KIND_EXTENSION: self = .extension
    case INDEXSTORE_SYMBOL_KIND_TYPEALIAS: self = .typealias
    case INDEXSTORE_SYMBOL_KIND_FUNCTION: self = .globalFunction
    case INDEXSTORE_SYMBOL_KIND_VARIABLE: self = .globalVariable
    case INDEXSTORE_SYMBOL_KIND_ENUMCONSTANT: self = .enumCase
    case INDEXSTORE_SYMBOL_KIND_INSTANCEMETHOD: self = .method
    case INDEXSTORE_SYMBOL_KIND_CLASSMETHOD, INDEXSTORE_SYMBOL_KIND_STATICMETHOD:
      self = .staticMethod
    case INDEXSTORE_SYMBOL_KIND_INSTANCEPROPERTY, INDEXSTORE_SYMBOL_KIND_FIELD: self = .property
    case INDEXSTORE_SYMBOL_KIND_CLASSPROPERTY, INDEXSTORE_SYMBOL_KIND_STATICPROPERTY:
      self = .staticProperty
    case INDEXSTORE_SYMBOL_KIND_CONSTRUCTOR: self = .initializer
    case INDEXSTORE_SYMBOL_KIND_DESTRUCTOR: self = .deinit
    default: self = .other
    }
  }

  /// The kind of what an extension extends, as the index knows it.
  static func extended(_ symbol: indexstore_symbol_t) -> SymbolKind? {
    switch unsafe indexstore_symbol_get_subkind(symbol) {
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTEXTENSIONOFSTRUCT: .struct
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTEXTENSIONOFCLASS: .class
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTEXTENSIONOFENUM: .enum
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTEXTENSIONOFPROTOCOL: .protocol
    default: nil
    }
  }
}
