import SwiftParser
import SwiftSyntax

/// Selects the files of a test target that compile without some modules: files that import none of
/// these modules, and use no declaration of a file that was left out.
struct BuildableTests {
  private let gone: Set<String>
  private let known: Set<String>

  /// - Parameters:
  ///   - gone: the removed modules.
  ///   - known: names in the remaining modules. A member that a test file adds to a type of such a
  ///     name counts as theirs, because most types have a `text`.
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
      // Declarations of both branches exist.
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

/// The imports and uses of a test file, and its declarations for other files.
private struct TestFile {
  let path: String
  var imports: Set<String> = []
  /// Every name in its code.
  let names: Set<String>
  /// Its top-level declarations that are not private.
  var declared: Set<String> = []
  /// The members that it adds to types of other files.
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
