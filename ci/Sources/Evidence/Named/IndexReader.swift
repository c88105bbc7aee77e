import Toolbox

/// The lens *named*: which symbol of another module is used where, by the compiler's own index.
///
/// The index sees what no reading of the sources does: what a name means after overloads and
/// inference, members that leak through an extension, conformances that are met by a default. It
/// does not see inactive branches of an `#if`, nor a value that flows by without a name.
struct IndexReader {
  /// - Parameter actors: where actors are declared, as the lens *imported* saw them.
  func read(
    _ state: BuildState, in store: borrowing IndexStore, tree: SourceTree, targets: [String],
    actors: Set<Place>
  ) -> (uses: [SymbolUse], gaps: [EvidenceGap]) {
    // A file without a symbol has a unit, and no record.
    let recorded = tree.files.filter { state.units[$0.path]?.record != nil }
    let read = concurrentMap(recorded) { file in
      let record = state.units[file.path]?.record.flatMap { store.record($0) }
      return record.map { IndexedFile(path: file.path, target: file.target, record: $0) }
    }
    let gaps = zip(recorded, read).filter { $0.1 == nil }.map { file, _ in
      EvidenceGap(
        lens: .named,
        reason: "The index of “\(file.path)” cannot be read: run make clean and make build.")
    }
    let files = read.compactMap { $0 }
    let table = SymbolTable(files, actors: actors)
    let collector = UseCollector(table: table, targets: targets)
    return (concurrentMap(files, collector.uses).flatMap { $0 }, state.gapsOfIndex(in: tree) + gaps)
  }
}
