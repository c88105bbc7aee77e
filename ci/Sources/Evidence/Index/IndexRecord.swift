import CIndexStore

/// The symbols of one file according to the index.
struct IndexRecord: Sendable {
  fileprivate(set) var symbols: [IndexSymbol] = []
  fileprivate(set) var occurrences: [IndexOccurrence] = []

  /// The USR and the kind of the type that a symbol belongs to; an extension counts as its type.
  func container(_ symbol: Int) -> (usr: String?, kind: SymbolKind) {
    let found = symbols[symbol]
    guard found.kind == .extension else { return (found.usr, found.kind) }
    let type = occurrences.first { $0.extensionOf == symbol }
    return (type.map { symbols[$0.symbol].usr }, found.extended ?? .extension)
  }
}

struct IndexSymbol: Sendable {
  let name, usr: String
  let kind: SymbolKind
  let extended: SymbolKind?
}

/// An occurrence of a symbol. Symbols are identified by their position in ``IndexRecord/symbols``.
struct IndexOccurrence: Sendable {
  let symbol: Int
  let roles: SymbolRoles
  let line, column: Int
  var parent: Int?
  /// The requirements and methods that the defined symbol implements or overrides.
  var overridden: [Int] = []
  /// The extension that extends the type at this place.
  var extensionOf: Int?
}

/// Copies the symbols from the library, which has one object for each symbol of a record.
@safe struct IndexRecordBuilder {
  private(set) var record = IndexRecord()
  /// The position of each known symbol in ``record``; `nil` for an irrelevant symbol.
  private var known: [UnsafeMutableRawPointer: Int?] = unsafe [:]

  mutating func add(_ occurrence: indexstore_occurrence_t) {
    guard let symbol = unsafe index(of: indexstore_occurrence_get_symbol(occurrence)) else {
      return
    }
    var (line, column) = (UInt32(0), UInt32(0))
    unsafe indexstore_occurrence_get_line_col(occurrence, &line, &column)
    let roles = SymbolRoles(rawValue: unsafe indexstore_occurrence_get_roles(occurrence))
    record.occurrences.append(
      IndexOccurrence(symbol: symbol, roles: roles, line: Int(line), column: Int(column)))
    guard
      roles.contains(.extended)
        || roles.contains(.definition) && !roles.isDisjoint(with: [.childOf, .overridden])
    else { return }
    unsafe withUnsafeMutablePointer(to: &self) { builder in
      _ = unsafe indexstore_occurrence_relations_apply_f(occurrence, builder) { context, relation in
        guard let relation = unsafe relation else { return true }
        unsafe context?.assumingMemoryBound(to: IndexRecordBuilder.self).pointee.relate(relation)
        return true
      }
    }
  }

  /// Completes the occurrence that was added last.
  private mutating func relate(_ relation: indexstore_symbol_relation_t) {
    let roles = SymbolRoles(rawValue: unsafe indexstore_symbol_relation_get_roles(relation))
    let last = record.occurrences.count - 1
    guard let symbol = unsafe index(of: indexstore_symbol_relation_get_symbol(relation)) else {
      return
    }
    if roles.contains(.childOf) { record.occurrences[last].parent = symbol }
    if roles.contains(.extended) { record.occurrences[last].extensionOf = symbol }
    if roles.contains(.overridden) { record.occurrences[last].overridden.append(symbol) }
  }

  private mutating func index(of symbol: indexstore_symbol_t?) -> Int? {
    guard let symbol = unsafe symbol else { return nil }
    if let index = unsafe known[symbol] { return index }
    guard let kind = unsafe SymbolKind(symbol) else {
      unsafe known[symbol] = .some(nil)
      return nil
    }
    unsafe known[symbol] = record.symbols.count
    record.symbols.append(
      IndexSymbol(
        name: unsafe String(indexstore_symbol_get_name(symbol)),
        usr: unsafe String(indexstore_symbol_get_usr(symbol)), kind: kind,
        extended: unsafe SymbolKind.extended(symbol)))
    return record.symbols.count - 1
  }
}
