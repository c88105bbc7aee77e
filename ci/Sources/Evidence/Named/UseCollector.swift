import Synchronization

/// Finds the symbols that a file uses of other modules: the second pass over the index.
struct UseCollector: Sendable {
  private let table: SymbolTable
  /// The targets of the package by the compiler's names of their modules.
  private let targets: [String: String]

  init(table: SymbolTable, targets: [String]) {
    self.table = table
    self.targets = Dictionary(
      targets.map { (moduleName(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The uses in the order of the file.
  ///
  /// A module that is named, as in an import, is no use of a symbol of it.
  func uses(in file: IndexedFile) -> [SymbolUse] {
    let symbols = file.record.symbols.map { foreign($0, of: file.target) }
    var uses: [SymbolUse] = []
    for found in file.record.occurrences {
      let place = Place(path: file.path, line: found.line, column: found.column)
      if !found.roles.contains(.definition), let (owner, symbol) = symbols[found.symbol] {
        add(
          SymbolUse(
            user: file.target, owner: owner, symbol: symbol, roles: found.roles.symbolRoles,
            place: place), to: &uses)
      }
      for overridden in found.overridden {
        guard let (owner, symbol) = symbols[overridden] else { continue }
        let implicit: Set<SymbolRole> = found.roles.contains(.implicit) ? [.implicit] : []
        add(
          SymbolUse(
            user: file.target, owner: owner, symbol: symbol, roles: implicit.union([.overridden]),
            place: place), to: &uses)
      }
    }
    return uses
  }

  /// Adds a use, or its roles to the one that is there already: the index may name a symbol twice
  /// at one place.
  private func add(_ use: SymbolUse, to uses: inout [SymbolUse]) {
    var index = uses.count
    while index > 0, uses[index - 1].place == use.place {
      index -= 1
      if uses[index].symbol.usr == use.symbol.usr {
        uses[index].roles.formUnion(use.roles)
        return
      }
    }
    uses.append(use)
  }

  /// The symbol and its owner, when that is another module.
  private func foreign(_ symbol: IndexSymbol, of target: String) -> (String, Symbol)? {
    guard symbol.kind != .module, symbol.kind != .extension else { return nil }
    let definition = table[symbol.usr]
    let module = definition == nil ? SymbolOwner.module(ofUSR: symbol.usr) : nil
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

extension IndexRoles {
  private static let meanings: [(IndexRoles, SymbolRole)] = [
    (.reference, .reference), (.read, .read), (.write, .write), (.call, .call),
    (.implicit, .implicit), (.baseOf, .base), (.extendedBy, .extended),
    (.overrideOf, .overridden),
  ]

  /// Every set of roles that can come about: there are few, and a set is costly to make.
  private static let sets: [Set<SymbolRole>] = (0..<1 << meanings.count).map { bits in
    Set(meanings.indices.filter { bits & 1 << $0 != 0 }.map { meanings[$0].1 })
  }

  fileprivate var symbolRoles: Set<SymbolRole> {
    var bits = 0
    for (index, meaning) in Self.meanings.enumerated() where contains(meaning.0) {
      bits |= 1 << index
    }
    return Self.sets[bits]
  }
}
