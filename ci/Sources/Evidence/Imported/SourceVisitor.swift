import SwiftSyntax

/// Notes the declarations of a file too, at any depth; what a body declares is local, and left out.
///
/// A declaration stands where its name does, like in the index: `init` and its like where the
/// keyword is.
final class SourceVisitor: WordVisitor {
  private var declarations: [Declaration] = []
  /// The types around the place where the walk is; an extension counts by the names of its type.
  private var containers: [[String]] = []
  /// How many bodies of functions, accessors and closures are around it.
  private var bodies = 0
  private var tests: [String] = []

  func result(module: String) -> SourceFile {
    SourceFile(
      path: path, module: module, imports: imports, mentions: mentions, declarations: declarations,
      tests: tests)
  }

  private func note(
    _ kind: SymbolKind, _ name: String? = nil, at node: some SyntaxProtocol,
    _ modifiers: DeclModifierListSyntax? = nil, types: [String] = []
  ) {
    guard bodies == 0 else { return }
    declarations.append(
      Declaration(
        kind: kind, name: name ?? node.trimmedDescription, container: containers.flatMap { $0 },
        access: modifiers?.access, place: place(of: node), types: types))
  }

  private func enter(
    _ kind: SymbolKind, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    note(kind, name.identifierText, at: name, modifiers)
    containers.append([name.identifierText])
    return .visitChildren
  }

  private var isGlobal: Bool { containers.isEmpty }

  // MARK: - Types

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name, node.modifiers)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node.name, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node.name, node.modifiers)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name, node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node.name, node.modifiers)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.extendedType.path
    note(.extension, path.joined(separator: "."), at: node.extendedType, node.modifiers)
    containers.append(path)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { containers.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.typealias, node.name.identifierText, at: node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.associatedtype, node.name.identifierText, at: node.name, node.modifiers)
    return .visitChildren
  }

  // MARK: - Functions and variables

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOperator = if case .binaryOperator = node.name.tokenKind { true } else { false }
    let kind: SymbolKind =
      if isGlobal { isOperator ? .operator : .globalFunction } else {
        node.modifiers.isStatic ? .staticMethod : .method
      }
    note(kind, node.name.identifierText, at: node.name, node.modifiers)
    if bodies == 0 && node.isTest {
      let suite = containers.joined().joined(separator: ".")
      tests.append((suite.isEmpty ? "" : suite + "/") + node.name.identifierText)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind: SymbolKind =
      isGlobal ? .globalVariable : node.modifiers.isStatic ? .staticProperty : .property
    for binding in node.bindings {
      let types = kind == .property ? [] : binding.types
      for name in binding.pattern.names {
        note(kind, name.identifierText, at: name, node.modifiers, types: types)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note(.enumCase, node.name.identifierText, at: node.name)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.initializer, at: node.initKeyword, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.deinit, at: node.deinitKeyword)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.subscript, at: node.subscriptKeyword, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.macro, node.name.identifierText, at: node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.operator, node.name.text, at: node.name)
    return .visitChildren
  }

  // MARK: - Bodies

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }

  override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

  private func enterBody() -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
}
