import Evidence

/// A use of a symbol of this package by another module of it.
struct InnerUse: Sendable {
  let use: SymbolUse
  let user: Manifest.Target
  let owner: Manifest.Target

  var place: Place { use.place }
  var symbol: Symbol { use.symbol }
}

/// The evidence and the rules, without exempt targets and those without a layer.
///
/// The manifest calls a target `seams-server`, and the compiler calls its module `seams_server`:
/// ``target(ofModule:)`` maps the one to the other.
struct Inspection: Sendable {
  let evidence: Evidence
  let rules: Rulebook
  let targets: [Manifest.Target]
  let files: [(source: SourceFile, target: Manifest.Target)]
  let innerUses: [InnerUse]
  /// All uses, including those of the toolchain, of other packages and of C headers.
  let uses: [(use: SymbolUse, user: Manifest.Target)]
  let interfaces: [(interface: ModuleInterface, target: Manifest.Target)]
  private(set) var occurrences: [Occurrence] = []
  private let layersByTarget: [String: Layer]
  private let targetsByModule: [String: Manifest.Target]
  private let importsByFile: [String: Set<String>]
  private let importsByTarget: [String: Set<String>]
  /// Whether a user may use an owner. Cached, because a pair has about a thousand uses.
  private let edges: [String: [String: Bool]]

  init(_ evidence: Evidence, rules: Rulebook) {
    self.evidence = evidence
    self.rules = rules
    let all = evidence.manifest.targets
    let layers = Dictionary(
      all.compactMap { target in rules.layers.layer(of: target.name).map { (target.name, $0) } }
    ) { first, _ in first }
    let modules = Dictionary(all.map { ($0.name.asModule, $0) }) { first, _ in first }
    let subjects = modules.filter { layers[$0.value.name].map { $0.kind != .exempt } ?? false }
    layersByTarget = layers
    targetsByModule = modules
    targets = all.filter { subjects[$0.name.asModule] != nil }
    files = evidence.sources.compactMap { file in
      subjects[file.module.asModule].map { (file, $0) }
    }
    uses = (evidence.uses ?? []).compactMap { use in
      subjects[use.user.asModule].map { (use: use, user: $0) }
    }
    innerUses = uses.compactMap { use, user in
      guard let owner = modules[use.owner.asModule], owner.name != user.name else { return nil }
      return InnerUse(use: use, user: user, owner: owner)
    }
    edges = innerUses.reduce(into: [:]) { edges, use in
      guard edges[use.user.name]?[use.owner.name] == nil else { return }
      edges[use.user.name, default: [:]][use.owner.name] = rules.layers.maySee(
        use.user.name, use.owner.name)
    }
    interfaces = (evidence.interfaces ?? []).compactMap { interface in
      subjects[interface.module.asModule].map { (interface, $0) }
    }
    let imports = files.map { file, target in
      (file: file.path, target: target.name, modules: Set(file.imports.map(\.module.asModule)))
    }
    importsByFile = Dictionary(imports.map { ($0.file, $0.modules) }) { $0.union($1) }
    importsByTarget = Dictionary(imports.map { ($0.target, $0.modules) }) { $0.union($1) }
    occurrences = confinedOccurrences()
  }

  /// The lenses that were read completely.
  var lenses: Set<Lens> {
    var lenses: Set<Lens> = [.declared, .imported]
    if evidence.uses != nil { lenses.insert(.named) }
    if evidence.interfaces != nil { lenses.insert(.exposed) }
    return lenses.subtracting(evidence.gaps.map(\.lens))
  }

  func layer(of target: Manifest.Target) -> Layer? { layersByTarget[target.name] }

  func kind(of target: Manifest.Target) -> Layer.Kind? { layer(of: target)?.kind }

  /// Returns the target that builds a module, or `nil` for a module of another package.
  func target(ofModule module: String) -> Manifest.Target? { targetsByModule[module.asModule] }

  func imports(_ target: Manifest.Target, in file: String) -> Bool {
    importsByFile[file]?.contains(target.name.asModule) ?? false
  }

  func imports(of target: Manifest.Target) -> Set<String> { importsByTarget[target.name] ?? [] }

  func maySee(_ user: Manifest.Target, _ owner: Manifest.Target) -> Bool {
    edges[user.name]?[owner.name] ?? rules.layers.maySee(user.name, owner.name)
  }

  func imports(with attribute: String) -> [(statement: ImportStatement, target: Manifest.Target)] {
    files.flatMap { file, target in
      file.imports.filter { $0.attributes.contains(attribute) }.map { ($0, target) }
    }
  }

  func crossings(of use: InnerUse) -> [Crossing] {
    rules.crossings.filter {
      rules.layers.selects(use.user.name, $0.users)
        && rules.layers.selects(use.owner.name, $0.owners)
    }
  }

  /// The first use for each value of a key, with the number of uses that share it.
  func firsts(
    of uses: [InnerUse], by key: (InnerUse) -> [String]
  ) -> [(use: InnerUse, count: Int)] {
    Dictionary(grouping: uses, by: key).values.compactMap { uses in
      uses.min { $0.place < $1.place }.map { ($0, uses.count) }
    }
  }
}

extension Place {
  /// The place of a finding about the manifest. The package manager reports no line.
  static let manifest = Place(path: "Package.swift")
}
