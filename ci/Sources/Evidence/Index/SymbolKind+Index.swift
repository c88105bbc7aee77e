import CIndexStore

extension SymbolKind {
  /// The kind of a symbol in the index, where actors are classes.
  ///
  /// Returns `nil` for symbols that no other module can use, or that another symbol represents:
  /// parameters, and the accessors of a property.
  init?(_ symbol: indexstore_symbol_t) {
    let kind = unsafe indexstore_symbol_get_kind(symbol)
    guard kind != INDEXSTORE_SYMBOL_KIND_PARAMETER else { return nil }
    switch unsafe indexstore_symbol_get_subkind(symbol) {
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTSUBSCRIPT: self = .subscript
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTASSOCIATEDTYPE: self = .associatedtype
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTGENERICTYPEPARAM: return nil
    // Accessors: getters and setters of C, and `willSet` to `mutate` of Swift.
    case let it where Self.accessors.contains { $0.contains(it.rawValue) }: return nil
    // A global operator; that of a type is a static method of the type.
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTPREFIXOPERATOR where kind == Self.function,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTPOSTFIXOPERATOR where kind == Self.function,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTINFIXOPERATOR where kind == Self.function:
      self = .operator
    default: self.init(kind)
    }
  }

  private static let function = INDEXSTORE_SYMBOL_KIND_FUNCTION
  private static let accessors = [
    (INDEXSTORE_SYMBOL_SUBKIND_ACCESSORGETTER, INDEXSTORE_SYMBOL_SUBKIND_ACCESSORSETTER),
    (
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORWILLSET,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORMUTABLEADDRESSOR
    ),
    (INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORREAD, INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORMUTATE),
  ].map { $0.rawValue...$1.rawValue }

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
