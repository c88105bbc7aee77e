import SwiftParser
import SwiftSyntax

/// What sources declare, local declarations excepted.
struct Names: Sendable {
  /// By name: the types around each declaration, and the labels of its parameters if it has some.
  private var declared: [String: [(container: [String], labels: [String]?)]] = [:]
  /// What a type and its extensions conform to or inherit from.
  private var parents: [String: Set<String>] = [:]
  private var imported: Set<String> = []
  /// The options that properties of the argument parser declare: `--data-dir` of `dataDir`.
  private(set) var options: Set<String> = []
  private(set) var all: Set<String> = []

  init() {}

  init(source: String) {
    read(Parser.parse(source: source).statements)
  }

  mutating func add(_ more: Names) {
    declared.merge(more.declared) { $0 + $1 }
    parents.merge(more.parents) { $0.union($1) }
    imported.formUnion(more.imported)
    options.formUnion(more.options)
    add(Array(more.declared.keys) + more.imported)
  }

  mutating func add(_ names: [String]) { all.formUnion(names) }

  /// Says what is wrong with a symbol; `nil` if it is declared.
  ///
  /// - Parameters:
  ///   - path: `["Bookmark", "title"]` of `Bookmark.title`.
  ///   - labels: `["_", "body"]` of `send(_:body:)`, `nil` if no labels are written.
  func mistake(in path: [String], labels: [String]?) -> String? {
    guard let root = path.first, let last = path.last else { return nil }
    guard all.contains(root) else {
      return "“\(root)” is declared nowhere.\(hint(root, among: all))"
    }
    if let type = path.dropLast().last, !imported.contains(root), !hasMember(last, in: type) {
      let members = declared.filter { $0.value.contains { $0.container.last == type } }
      return "“\(type)” has no “\(last)”.\(hint(last, among: members.keys))"
    }
    let known = (declared[last] ?? []).compactMap(\.labels)
    guard let labels, !known.isEmpty, !known.contains(labels) else { return nil }
    let written = Set(known.map { "\(last)(\($0.map { "\($0):" }.joined()))" }).sorted()
    return "“\(last)” has other labels: \(written.joined(separator: ", "))."
  }

  /// Whether the type, or something that it conforms to or inherits from, declares a member.
  private func hasMember(_ name: String, in type: String) -> Bool {
    var types: Set = [type], count = 0
    while count < types.count {
      count = types.count
      types.formUnion(types.flatMap { parents[$0] ?? [] })
    }
    return (declared[name] ?? []).contains { types.contains($0.container.last ?? "") }
  }

  // MARK: - Reading

  private mutating func read(_ statements: CodeBlockItemListSyntax, in container: [String] = []) {
    for statement in statements {
      if case .decl(let node) = statement.item { read(node, in: container) }
    }
  }

  private mutating func declare(
    _ name: String, in container: [String], labels: FunctionSignatureSyntax? = nil
  ) {
    let labels = labels?.parameterClause.parameters.map(\.firstName.text)
    declared[name.filter { $0 != "`" }, default: []].append((container, labels))
  }

  private mutating func read(_ node: DeclSyntax, in container: [String]) {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): imported.insert(node.path.first?.name.text ?? "")
    case .initializerDecl(let node):
      for name in ["init", container.last ?? ""] {
        declare(name, in: container, labels: node.signature)
      }
    case .enumCaseDecl(let node):
      for element in node.elements {
        let labels = element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" }
        declared[element.name.text.filter { $0 != "`" }, default: []].append((container, labels))
      }
    case .variableDecl(let node):
      for name in node.bindings.flatMap({ $0.pattern.tokens(viewMode: .sourceAccurate) }) {
        declare(name.text, in: container)
        guard node.attributes.description.contains(#/@(Option|Flag)\b/#) else { continue }
        options.insert("--" + name.text.replacing(#/[A-Z]/#) { "-" + $0.0.lowercased() })
      }
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        switch clause.elements {
        case .statements(let statements): read(statements, in: container)
        case .decls(let members): members.forEach { read($0.decl, in: container) }
        default: break
        }
      }
    default: readNamed(node, in: container)
    }
  }

  private mutating func readNamed(_ node: DeclSyntax, in container: [String]) {
    var path = container
    if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text {
      declare(name, in: container, labels: node.as(FunctionDeclSyntax.self)?.signature)
      path.append(name)
    } else if let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
      // What extends a type of others is ours, and the type is not.
      path = type.split(separator: ".").map { String($0) }
    }
    guard let type = node.asProtocol((any DeclGroupSyntax).self) else { return }
    let inherited = type.inheritanceClause?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    parents[path.last ?? "", default: []].formUnion(inherited)
    type.memberBlock.members.forEach { read($0.decl, in: path) }
  }
}

/// “ Did you mean …?” with the name that differs least from a word, if one is near.
func hint(_ word: String, among names: some Sequence<String>) -> String {
  if word.isEmpty { return "" }
  let limit = max(2, word.count / 2)
  let near = names.filter { abs($0.count - word.count) <= limit }
    .map { (Array($0.lowercased()).difference(from: Array(word.lowercased())).count, $0) }
    .filter { $0.0 <= limit }.min(by: <)
  return near.map { " Did you mean “\($0.1)”?" } ?? ""
}
