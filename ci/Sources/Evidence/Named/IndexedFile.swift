/// A source file with what the index says about it.
struct IndexedFile: Sendable {
  /// Named from the root of the checkout.
  let path: String
  let target: String
  let record: IndexRecord

  /// The USR of the type that a symbol of the file is a member of, and its kind as far as the index
  /// knows it; an extension counts as its type.
  func container(of symbol: Int) -> (usr: String?, kind: SymbolKind) {
    let found = record.symbols[symbol]
    guard found.kind == .extension else { return (found.usr, found.kind) }
    let type = record.occurrences.first { $0.extensionOf == symbol }
    return (type.map { record.symbols[$0.symbol].usr }, found.extended ?? .extension)
  }
}
