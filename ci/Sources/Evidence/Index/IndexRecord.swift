import CIndexStore

/// What the index says about the symbols of one file.
struct IndexRecord: Sendable {
  fileprivate(set) var symbols: [IndexSymbol] = []
  /// In the order of the file.
  fileprivate(set) var occurrences: [IndexOccurrence] = []

  /// The USR of the type that a symbol of the file is a member of, and its kind as far as the index
  /// knows it; an extension counts as its type.
  func container(_ symbol: Int) -> (usr: String?, kind: SymbolKind) {
    let found = symbols[symbol]
    guard found.kind == .extension else { return (found.usr, found.kind) }
    let type = occurrences.first { $0.extensionOf == symbol }
    return (type.map { symbols[$0.symbol].usr }, found.extended ?? .extension)
  }
}

/// A symbol that a file defines or uses.
struct IndexSymbol: Sendable {
  let name: String
  let usr: String
  let kind: SymbolKind
  /// For an extension, the kind of what it extends.
  let extended: SymbolKind?
}

/// A symbol where it stands; symbols are named by their place in ``IndexRecord/symbols``.
struct IndexOccurrence: Sendable {
  let symbol: Int
  let roles: IndexRoles
  /// Both counted from 1, the column in bytes.
  let line: Int
  let column: Int
  /// What a symbol that is defined here is a member of.
  var parent: Int?
  /// The requirements and methods that what is defined here stands for.
  var overridden: [Int] = []
  /// The extension that a type is named for here.
  var extensionOf: Int?
}

/// How a symbol occurs, as the store has it.
struct IndexRoles: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let definition = IndexRoles(rawValue: 1 << 1)
  static let reference = IndexRoles(rawValue: 1 << 2)
  static let read = IndexRoles(rawValue: 1 << 3)
  static let write = IndexRoles(rawValue: 1 << 4)
  static let call = IndexRoles(rawValue: 1 << 5)
  static let implicit = IndexRoles(rawValue: 1 << 8)
  static let childOf = IndexRoles(rawValue: 1 << 9)
  static let baseOf = IndexRoles(rawValue: 1 << 10)
  static let overrideOf = IndexRoles(rawValue: 1 << 11)
  static let extendedBy = IndexRoles(rawValue: 1 << 14)
}

/// Takes what the library shows, one occurrence after the other.
///
/// The library has one object for each symbol of a record, so its address tells symbols apart
/// without a look at their texts.
@safe struct IndexRecordBuilder {
  private(set) var record = IndexRecord()
  /// Nothing for a symbol that is of no interest.
  private var known: [UnsafeMutableRawPointer: Int?] = unsafe [:]

  mutating func add(_ occurrence: indexstore_occurrence_t) {
    guard let symbol = unsafe index(of: indexstore_occurrence_get_symbol(occurrence)) else {
      return
    }
    var line: UInt32 = 0
    var column: UInt32 = 0
    unsafe indexstore_occurrence_get_line_col(occurrence, &line, &column)
    let roles = IndexRoles(rawValue: unsafe indexstore_occurrence_get_roles(occurrence))
    record.occurrences.append(
      IndexOccurrence(symbol: symbol, roles: roles, line: Int(line), column: Int(column)))
    if roles.contains(.extendedBy)
      || roles.contains(.definition) && !roles.isDisjoint(with: [.childOf, .overrideOf])
    {
      unsafe addRelations(of: occurrence)
    }
  }

  /// Completes the occurrence that was added last.
  private mutating func addRelations(of occurrence: indexstore_occurrence_t) {
    unsafe withUnsafeMutablePointer(to: &self) { builder in
      _ = unsafe indexstore_occurrence_relations_apply_f(occurrence, builder) { context, relation in
        guard let relation = unsafe relation else { return true }
        unsafe context?.assumingMemoryBound(to: IndexRecordBuilder.self).pointee.relate(relation)
        return true
      }
    }
  }

  private mutating func relate(_ relation: indexstore_symbol_relation_t) {
    let roles = IndexRoles(rawValue: unsafe indexstore_symbol_relation_get_roles(relation))
    let last = record.occurrences.count - 1
    guard let symbol = unsafe index(of: indexstore_symbol_relation_get_symbol(relation)) else {
      return
    }
    if roles.contains(.childOf) { record.occurrences[last].parent = symbol }
    if roles.contains(.extendedBy) { record.occurrences[last].extensionOf = symbol }
    if roles.contains(.overrideOf) { record.occurrences[last].overridden.append(symbol) }
  }

  private mutating func index(of symbol: indexstore_symbol_t?) -> Int? {
    guard let symbol = unsafe symbol else { return nil }
    if let index = unsafe known[symbol] { return index }
    guard let kind = unsafe SymbolKind(symbol) else {
      unsafe known[symbol] = .some(nil)
      return nil
    }
    record.symbols.append(
      IndexSymbol(
        name: unsafe String(indexstore_symbol_get_name(symbol)),
        usr: unsafe String(indexstore_symbol_get_usr(symbol)), kind: kind,
        extended: unsafe SymbolKind.extended(symbol)))
    unsafe known[symbol] = record.symbols.count - 1
    return record.symbols.count - 1
  }
}
