public import Evidence

/// The names that the sources declare.
public struct Vocabulary: Sendable {
  /// Every name: types, members, functions, tests, modules, imported ones too.
  public private(set) var names: Set<String> = []
  /// Names of tests, of suites, of contracts and of cases for the compiler: what a decision may
  /// call its check.
  public private(set) var checks: Set<String> = []
  /// Where a name is declared.
  private var declarations: [String: [Declaration]] = [:]
  /// Where a type is declared, and where it is extended.
  private var types: [String: [Declaration]] = [:]
  /// Modules that some file imports: what others' declare cannot be looked up.
  private var imported: Set<String> = []
  /// The text of a file of Swift, for the labels of its functions.
  private let text: @Sendable (String) -> String?

  /// - Parameter text: reads a file, named from the root of the checkout.
  public init(text: @escaping @Sendable (String) -> String? = { _ in nil }) {
    self.text = text
  }

  public mutating func add(_ manifest: Manifest) {
    names.formUnion(manifest.targets.map(\.name))
    checks.formUnion(manifest.targets.filter { $0.kind == .test }.map(\.name))
  }

  /// - Parameter areTests: whether what the file declares can be a check.
  public mutating func add(_ source: SourceFile, areTests: Bool) {
    names.formUnion(source.imports.map(\.module))
    imported.formUnion(source.imports.map(\.module))
    for declaration in source.declarations {
      if declaration.kind.isType { types[declaration.name, default: []].append(declaration) }
      // What somebody else's type is extended by is ours, and the type is not.
      guard declaration.kind != .extension else { continue }
      names.insert(declaration.name)
      declarations[declaration.name, default: []].append(declaration)
      if areTests || declaration.name.hasSuffix("Contract") { checks.insert(declaration.name) }
    }
  }

  /// Adds names that are no declarations: of files, of rules, of functions of a manifest.
  public mutating func add(names added: some Sequence<String>, areChecks: Bool = false) {
    names.formUnion(added)
    if areChecks { checks.formUnion(added) }
  }

  /// What is wrong with a symbol, as a sentence, or nothing when it is declared.
  func mistake(in symbol: SymbolMention) -> String? {
    guard let root = symbol.path.first, let last = symbol.path.last else { return nil }
    if root.contains("…") {
      let pattern = PathPattern(root)
      return names.contains { pattern?.matches($0) == true }
        ? nil : "No name of the sources fits “\(root)”."
    }
    guard names.contains(root) else {
      return "“\(root)” is declared nowhere.\(ClosestName.hint(root, among: names))"
    }
    if symbol.path.count > 1, !imported.contains(root), !hasMember(last, in: symbol.path.dropLast())
    {
      let members = declarations.values.joined().filter { $0.container.last == root }.map(\.name)
      return "“\(root)” has no “\(last)”.\(ClosestName.hint(last, among: members))"
    }
    return mistakeInLabels(symbol)
  }

  /// A member may be declared by a protocol that the type conforms to, or by its extension.
  private func hasMember(_ name: String, in path: ArraySlice<String>) -> Bool {
    let members = declarations[name] ?? []
    if members.contains(where: { Array($0.container.suffix(path.count)) == Array(path) }) {
      return true
    }
    guard let type = path.last, !members.isEmpty else { return false }
    let ancestors = ancestors(of: type)
    return members.contains { $0.container.last.map(ancestors.contains) == true }
  }

  /// What stands behind the colon of a type, of its extensions, and of what stands there.
  private func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for declaration in types[next] ?? [] {
        guard let source = text(declaration.place.path) else { continue }
        open += InheritanceClause.names(of: declaration, in: source)
          .filter { found.insert($0).inserted }
      }
    }
    return found
  }

  private func mistakeInLabels(_ symbol: SymbolMention) -> String? {
    guard let labels = symbol.labels, let last = symbol.path.last else { return nil }
    let candidates = (declarations[last] ?? []).filter(\.isCallable)
    // A type with labels behind it is a call of its initialisers.
    let initializers =
      candidates.isEmpty
      ? (declarations["init"] ?? []).filter { $0.container.last == last } : candidates
    let found = initializers.compactMap { declaration in
      text(declaration.place.path).flatMap { ParameterLabels.read(declaration, in: $0) }
    }
    guard !found.isEmpty, !found.contains(labels) else { return nil }
    let written = Set(found.map { "\(last)(\($0.map { "\($0):" }.joined()))" }).sorted()
    return "“\(symbol.text)” has other labels: \(written.joined(separator: ", "))."
  }
}

extension SymbolKind {
  fileprivate var isType: Bool {
    switch self {
    case .protocol, .struct, .enum, .class, .actor, .extension: true
    default: false
    }
  }
}

extension Declaration {
  fileprivate var isCallable: Bool {
    switch kind {
    case .globalFunction, .method, .staticMethod, .initializer, .enumCase, .macro, .operator: true
    default: false
    }
  }
}
