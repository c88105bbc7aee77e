import SwiftParser
import SwiftSyntax

/// The declarations of a feature's file that other files can use: top-level declarations of an
/// app's module, and members of others' types.
struct DeclaredNames {
  /// The visibility of the declarations in the module.
  enum Scope {
    /// The other features too: every declaration counts.
    case sharedModule
    /// Only the feature: its public members of other modules' types may collide with those of
    /// another feature.
    case ownModule
  }

  /// A declaration, with the part of its code that identifies it.
  struct Entry {
    let line: Int
    /// For messages: “isBlank” of String.
    let what: String
    /// The code to rename, to see whether it changes.
    let code: String
    let consequence: String
  }

  private(set) var entries: [Entry] = []
  private let places: SourceLocationConverter
  private let scope: Scope

  init(in text: String, scope: Scope) {
    self.scope = scope
    let file = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: "", tree: file)
    for statement in file.statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      if let added = declaration.as(ExtensionDeclSyntax.self) {
        addMembers(of: added)
      } else if scope == .sharedModule {
        add(declaration, of: nil, isHidden: false)
      }
    }
  }

  private mutating func addMembers(of added: ExtensionDeclSyntax) {
    let type = added.extendedType.trimmedDescription
    let condition = added.genericWhereClause?.trimmedDescription ?? ""
    for inherited in added.inheritanceClause?.inheritedTypes ?? [] {
      let name = inherited.type.trimmedDescription
      entries.append(
        Entry(
          line: line(of: inherited), what: "that \(type) is a “\(name)”",
          code: "extension \(type): \(name) \(condition) {}", consequence: Self.consequence))
    }
    let access = added.modifiers.access
    for member in added.memberBlock.members {
      add(member.decl, of: type + condition, isHidden: isHidden(access))
    }
  }

  private mutating func add(_ declaration: DeclSyntax, of type: String?, isHidden: Bool) {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let access = modifiers?.access
    guard access == nil ? !isHidden : !self.isHidden(access) else { return }
    for (name, signature) in Signature.of(declaration) {
      let kind = modifiers?.isStatic == true ? "static " : ""
      entries.append(
        Entry(
          line: line(of: declaration), what: "“\(name)”" + (type.map { " of \($0)" } ?? ""),
          code: "\(kind)\(signature)\n\(type ?? "")", consequence: Self.consequence))
    }
  }

  private func isHidden(_ access: String?) -> Bool {
    switch scope {
    case .sharedModule: access == "private" || access == "fileprivate"
    case .ownModule: access != "public" && access != "package"
    }
  }

  /// The line of the first token, after comments.
  private func line(of node: some SyntaxProtocol) -> Int {
    places.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private static let consequence =
    "a fork would declare it twice. Move it out of the feature's folder, or name it for the feature."
}

extension DeclModifierListSyntax {
  /// The written access level, except that of a setter.
  var access: String? {
    let levels: Set<String> = [
      "public", "package", "internal", "fileprivate", "private", "open",
    ]
    return first { $0.detail == nil && levels.contains($0.name.text) }?.name.text
  }

  /// Whether the declaration with these modifiers belongs to the type itself.
  var isStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
