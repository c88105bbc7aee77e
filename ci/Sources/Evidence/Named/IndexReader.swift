import Toolbox

/// The lens *named*: which symbol of another module is used where, by the compiler's own index.
///
/// The index contains information that the sources do not: the meaning of names after overload
/// resolution and inference, and members that leak through an extension. There are two passes:
/// first definitions, then references to definitions of other modules.
struct IndexReader {
  private let table: SymbolTable
  /// The targets by their modules.
  private let targets: [String: String]

  static func read(
    _ state: BuildState, in store: borrowing IndexStore, tree: SourceTree, targets: [String],
    actors: Set<Place>
  ) -> (uses: [SymbolUse], gaps: [EvidenceGap]) {
    // A file without symbols has a unit but no record.
    let recorded = tree.files.filter { state.units[$0.path]?.record != nil }
    let read = concurrentMap(recorded) { file in
      let record = state.units[file.path]?.record.flatMap { store.record($0) }
      return record.map { IndexedFile(path: file.path, target: file.target, record: $0) }
    }
    let gaps = zip(recorded, read).filter { $0.1 == nil }.map { file, _ in
      let reason = "The index of “\(file.path)” cannot be read: run make clean and make build."
      return EvidenceGap(lens: .named, reason: reason)
    }
    let files = read.compactMap { $0 }
    let modules = Dictionary(targets.map { ($0.asModule, $0) }) { first, _ in first }
    let reader = IndexReader(table: SymbolTable(files, actors: actors), targets: modules)
    return (concurrentMap(files, reader.uses).flatMap { $0 }, state.gaps + gaps)
  }

  /// Returns the uses in the order of the file: the second pass. A module's name, as in an import,
  /// is not a use.
  private func uses(in file: IndexedFile) -> [SymbolUse] {
    let symbols = file.record.symbols.map { foreign($0, of: file.target) }
    var uses: [SymbolUse] = []
    for found in file.record.occurrences {
      let place = Place(path: file.path, line: found.line, column: found.column)
      func add(_ index: Int, _ roles: SymbolRoles) {
        guard let (owner, symbol) = symbols[index] else { return }
        // The index may name a symbol twice at one place.
        let here = uses.indices.reversed().prefix { uses[$0].place == place }
        if let known = here.first(where: { uses[$0].symbol.usr == symbol.usr }) {
          uses[known].roles.formUnion(roles)
        } else {
          uses.append(
            SymbolUse(user: file.target, owner: owner, symbol: symbol, roles: roles, place: place))
        }
      }
      if !found.roles.contains(.definition) {
        add(found.symbol, found.roles.intersection(.ofUses))
      }
      for overridden in found.overridden {
        add(overridden, found.roles.intersection(.implicit).union(.overridden))
      }
    }
    return uses
  }

  private func foreign(_ symbol: IndexSymbol, of target: String) -> (String, Symbol)? {
    guard symbol.kind != .module, symbol.kind != .extension else { return nil }
    let definition = table.definitions[symbol.usr]
    let module = definition == nil ? moduleName(ofUSR: symbol.usr) : nil
    let ours = definition?.target ?? module.flatMap { targets[$0] }
    guard ours != target else { return nil }
    return (
      ours ?? module ?? "unknown",
      Symbol(
        name: symbol.name, kind: definition?.kind ?? symbol.kind, usr: symbol.usr,
        owner: ours == nil ? nil : table.ownerKind(of: symbol.usr))
    )
  }
}

struct IndexedFile: Sendable {
  let path, target: String
  let record: IndexRecord
}

/// The first pass over the index: the module and the kind of each defined symbol.
struct SymbolTable: Sendable {
  /// The definitions by USR. Symbols of other packages, and those that the compiler generates, are
  /// missing.
  private(set) var definitions: [String: Definition] = [:]

  struct Definition: Sendable {
    let target: String
    var kind: SymbolKind
    /// The USR of the enclosing type.
    var container: String?
    /// The kind of the enclosing type, according to the index of the defining file.
    var containerKind: SymbolKind?
  }

  /// - Parameter actors: the places where actors are declared. The index calls them classes.
  init(_ files: [IndexedFile], actors: Set<Place>) {
    for file in files {
      for found in file.record.occurrences where found.roles.contains(.definition) {
        let symbol = file.record.symbols[found.symbol]
        guard symbol.kind != .extension else { continue }
        var definition = Definition(target: file.target, kind: symbol.kind)
        let place = Place(path: file.path, line: found.line, column: found.column)
        if symbol.kind == .class, actors.contains(place) { definition.kind = .actor }
        if let parent = found.parent {
          (definition.container, definition.containerKind) = file.record.container(parent)
        }
        definitions[symbol.usr] = definition
      }
    }
  }

  func ownerKind(of usr: String) -> SymbolKind? {
    guard let definition = definitions[usr] else { return enclosingType(of: usr)?.kind }
    return definition.container.flatMap { definitions[$0]?.kind } ?? definition.containerKind
  }

  /// The type of an implicit symbol, such as a memberwise initialiser: its mangled name starts with
  /// that of its type.
  private func enclosingType(of usr: String) -> Definition? {
    let kinds = "VOCP".utf8
    var rest = usr.utf8.dropLast()
    while let last = rest.lastIndex(where: kinds.contains) {
      if let type = definitions[String(usr.utf8[...last]) ?? ""] { return type }
      rest = rest[..<last]
    }
    return nil
  }
}
