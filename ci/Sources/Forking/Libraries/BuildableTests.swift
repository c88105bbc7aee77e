import SwiftParser
import SwiftSyntax

/// The files of a test target that can be built when some modules are gone: those that import none
/// of them, and use nothing that is declared in a file that does, or in one that goes with it.
struct BuildableTests {
  private let gone: Set<String>
  private let known: Set<String>

  /// - Parameters:
  ///   - gone: the modules.
  ///   - known: names in the modules that stay. What a file of tests adds to a type under such a name
  ///     is taken for theirs: most types have a `text`.
  init(without gone: Set<String>, known: Set<String>) {
    self.gone = gone
    self.known = known
  }

  /// - Parameter paths: the Swift files of one target.
  func among(_ paths: [String], of tree: FileTree) -> Set<String> {
    let files = paths.map { TestFile(path: $0, text: tree[$0]?.text ?? "") }
    var left = files.filter { $0.imports.isDisjoint(with: gone) }
    var out = files.filter { !$0.imports.isDisjoint(with: gone) }
    while true {
      // What both declare is there.
      let there = Set(left.flatMap { $0.declared.union($0.members) })
      let missing = Set(out.flatMap(\.declared)).subtracting(there)
        .union(Set(out.flatMap(\.members)).subtracting(there).subtracting(known))
      let broken = left.filter { !$0.names.isDisjoint(with: missing) }
      if broken.isEmpty { return Set(left.map(\.path)) }
      left.removeAll { file in broken.contains { $0.path == file.path } }
      out += broken
    }
  }
}

/// What a file of tests imports, uses, and lends to the files beside it.
private struct TestFile {
  let path: String
  var imports: Set<String> = []
  /// Every name in its code.
  let names: Set<String>
  /// What it declares outside of types, and is no secret of its own.
  var declared: Set<String> = []
  /// What it adds to types of others.
  var members: Set<String> = []

  init(path: String, text: String) {
    self.path = path
    names = Set(NameReader.names(in: text).map(\.name))
    for statement in Parser.parse(source: text).statements {
      guard let item = statement.item.as(DeclSyntax.self) else { continue }
      if let module = item.as(ImportDeclSyntax.self) {
        imports.insert(module.path.first?.name.text ?? "")
      } else if let added = item.as(ExtensionDeclSyntax.self) {
        for member in added.memberBlock.members { members.formUnion(Self.names(of: member.decl)) }
      } else {
        declared.formUnion(Self.names(of: item))
      }
    }
  }

  private static func names(of declaration: DeclSyntax) -> [String] {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if modifiers?.contains(where: { $0.name.text.hasSuffix("private") }) == true { return [] }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
    return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}
