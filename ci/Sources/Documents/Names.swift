import SwiftParser
import SwiftSyntax
import Toolbox

/// The declarations of the sources, except local ones.
struct Names: Sendable {
  /// By name: the type around each declaration, and the labels of its parameters if it has some.
  private var declared: [String: [(type: String, labels: [String]?)]] = [:]
  /// The protocols and superclasses of each type, including those of its extensions.
  private var parents: [String: Set<String>] = [:]
  private var imported: Set<String> = []
  /// The options that properties of the argument parser declare: `--data-dir` of `dataDir`.
  private(set) var options: Set<String> = []
  private(set) var all: Set<String> = []

  /// - Parameter more: names that are declared elsewhere.
  init(of sources: [String], and more: [String]) {
    all.formUnion(more)
    for names in concurrentMap(sources, Names.init(source:)) {
      declared.merge(names.declared) { $0 + $1 }
      parents.merge(names.parents) { $0.union($1) }
      imported.formUnion(names.imported)
      options.formUnion(names.options)
    }
    all.formUnion(imported.union(declared.keys))
  }

  private init(source: String) { read(Syntax(Parser.parse(source: source))) }

  /// Returns the problem with a symbol, or `nil` if it is declared.
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
      let members = declared.filter { $0.value.contains { $0.type == type } }.keys
      return "“\(type)” has no “\(last)”.\(hint(last, among: members))"
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
    return declared[name]?.contains { types.contains($0.type) } == true
  }

  /// Reads the declarations of a node and of its children. Local declarations in bodies are
  /// skipped.
  private mutating func read(_ node: Syntax, in type: String = "") {
    let declaration = node.as(DeclSyntax.self)
    var inner = type
    switch node.as(SyntaxEnum.self) {
    case .codeBlock, .accessorBlock: return
    case _ where node.is(ExprSyntax.self) || node.is(StmtSyntax.self): return
    case .importDecl(let node): imported.insert(node.path.first?.name.text ?? "")
    case .initializerDecl(let node):
      for name in ["init", type] { declare(name, in: type, node.signature) }
    case .functionDecl(let node): declare(node.name.text, in: type, node.signature)
    case .identifierPattern(let node): declare(node.identifier.text, in: type)
    case .enumCaseElement(let node):
      let labels = node.parameterClause?.parameters.map { $0.firstName?.text ?? "_" }
      declared[node.name.text.filter { $0 != "`" }, default: []].append((type, labels))
    case .variableDecl(let node) where node.attributes.description.contains(#/@(Option|Flag)\b/#):
      let names = node.bindings.map { $0.pattern.trimmedDescription }
      options.formUnion(names.map { "--" + $0.replacing(#/[A-Z]/#) { "-" + $0.0.lowercased() } })
    // The members of an extension are declared here, even if the type is not.
    case .extensionDecl(let node):
      inner = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    default:
      guard let name = declaration?.asProtocol((any NamedDeclSyntax).self)?.name.text else { break }
      declare(name, in: type)
      inner = name
    }
    if let clause = declaration?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause {
      parents[inner, default: []].formUnion(clause.tokens(viewMode: .sourceAccurate).map(\.text))
    }
    for child in node.children(viewMode: .sourceAccurate) { read(child, in: inner) }
  }

  private mutating func declare(
    _ name: String, in type: String, _ signature: FunctionSignatureSyntax? = nil
  ) {
    let labels = signature?.parameterClause.parameters.map(\.firstName.text)
    declared[name.filter { $0 != "`" }, default: []].append((type, labels))
  }
}

/// Returns “ Did you mean …?” with the name that is most similar to a word, or an empty text if no
/// name is similar.
func hint(_ word: String, among names: some Sequence<String>) -> String {
  if word.isEmpty { return "" }
  let limit = max(2, word.count / 2)
  let near = names.filter { abs($0.count - word.count) <= limit }
    .map { (Array($0.lowercased()).difference(from: Array(word.lowercased())).count, $0) }
    .filter { $0.0 <= limit }.min(by: <)
  return near.map { " Did you mean “\($0.1)”?" } ?? ""
}
