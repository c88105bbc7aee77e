import Evidence

/// A use of a symbol of this package by another module of it.
struct InnerUse: Sendable {
  let use: SymbolUse
  let user: Manifest.Target
  let owner: Manifest.Target
}

/// A use of a symbol that comes from elsewhere: the toolchain, another package, a header of C.
struct OuterUse: Sendable {
  let use: SymbolUse
  let user: Manifest.Target
}

/// The evidence beside the rules, sorted into what the rules ask for again and again. What is exempt
/// or of no layer is left out.
///
/// The manifest calls a target `seams-server`, and the compiler calls its module `seams_server`.
/// Everything here speaks of targets; ``target(ofModule:)`` is the one place that knows better.
struct Inspection: Sendable {
  let evidence: Evidence
  let rules: Rulebook
  let targets: [Manifest.Target]
  /// Sources, each with its target, by path.
  let files: [(source: SourceFile, target: Manifest.Target)]
  let innerUses: [InnerUse]
  let outerUses: [OuterUse]
  /// What each module shows, with its target.
  let interfaces: [(interface: ModuleInterface, target: Manifest.Target)]
  let declarationsByUSR: [String: PublicDeclaration]
  /// What the table confines, wherever it stands.
  private(set) var occurrences: [Occurrence] = []
  private let layersByTarget: [String: Layer]
  private let targetsByModule: [String: Manifest.Target]
  private let importsByFile: [String: Set<String>]
  /// Whether the table has the edge, for each pair of user and owner that some use is between: there
  /// are a thousand uses to a pair, and the table is read anew for each question.
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
    let uses = (evidence.uses ?? []).compactMap { use in
      subjects[use.user.asModule].map { OuterUse(use: use, user: $0) }
    }
    innerUses = uses.compactMap { outer in
      guard let owner = modules[outer.use.owner.asModule], owner.name != outer.user.name else {
        return nil
      }
      return InnerUse(use: outer.use, user: outer.user, owner: owner)
    }
    edges = innerUses.reduce(into: [:]) { edges, use in
      guard edges[use.user.name]?[use.owner.name] == nil else { return }
      edges[use.user.name, default: [:]][use.owner.name] = rules.layers.maySee(
        use.user.name, use.owner.name)
    }
    outerUses = uses.filter { modules[$0.use.owner.asModule] == nil }
    interfaces = (evidence.interfaces ?? []).compactMap { interface in
      subjects[interface.module.asModule].map { (interface, $0) }
    }
    importsByFile = Dictionary(
      evidence.sources.map { ($0.path, Set($0.imports.map(\.module.asModule))) }
    ) { $0.union($1) }
    declarationsByUSR = Dictionary(
      (evidence.interfaces ?? []).flatMap(\.declarations).map { ($0.usr, $0) }
    ) { first, _ in first }
    occurrences = ConfinementSearch(self).occurrences
  }

  func layer(of target: Manifest.Target) -> Layer? { layersByTarget[target.name] }

  func kind(of target: Manifest.Target) -> Layer.Kind? { layer(of: target)?.kind }

  /// The target of this package that a module is made of, or nothing for a module of others.
  func target(ofModule module: String) -> Manifest.Target? { targetsByModule[module.asModule] }

  /// Whether a file imports the module of a target.
  func imports(_ target: Manifest.Target, in file: String) -> Bool {
    importsByFile[file]?.contains(target.name.asModule) ?? false
  }

  func maySee(_ user: Manifest.Target, _ owner: Manifest.Target) -> Bool {
    edges[user.name]?[owner.name] ?? rules.layers.maySee(user.name, owner.name)
  }
}

extension String {
  /// The module that the compiler makes of a target or a product of this name.
  var asModule: String {
    utf8.contains(UInt8(ascii: "-")) ? String(map { $0 == "-" ? "_" : $0 }) : self
  }
}

extension Place {
  /// Where a finding about the manifest stands: the package manager gives no line.
  static let manifest = Place(path: "Package.swift")
}
