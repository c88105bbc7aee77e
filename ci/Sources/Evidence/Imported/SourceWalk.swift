import SwiftSyntax

/// A visitor that collects the imports, watched words, declarations and tests of a file.
///
/// The place of a declaration is that of its name, as in the index. Local declarations are left
/// out. Comments and string literals are not searched for words, except for interpolations.
struct SourceWalk {
  private(set) var file: SourceFile
  private let locations: SourceLocationConverter
  private let words: WatchedWords
  /// The types around the current node; an extension counts as its type.
  private var types: [String] = []
  /// The number of enclosing bodies (of functions, accessors and closures) and of enclosing
  /// functions. A local function counts as part of its enclosing function.
  private var (bodies, functions) = (0, 0)

  init(of tree: SourceFileSyntax, path: String, module: String, watched: Set<WatchedWord>) {
    file = SourceFile(path: path, module: module)
    locations = SourceLocationConverter(fileName: path, tree: tree)
    words = WatchedWords(watched)
  }

  func place(at position: AbsolutePosition) -> Place {
    let location = locations.location(for: position)
    return Place(path: file.path, line: location.line, column: location.column)
  }

  mutating func visit(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .token(let token):
      for (word, base) in words.found(at: token, imports: file.imports) {
        file.mentions.append(Mention(word: word, place: place(of: token), base: base))
      }
    case .importDecl(let it): visit(it)
    case .ifConfigClause(let it):
      // The condition names platforms and settings, but uses no symbols.
      for (word, flag) in words.flags(in: it.condition) {
        file.mentions.append(Mention(word: word, place: place(of: flag), base: flag.text))
      }
      if let elements = it.elements { visit(Syntax(elements)) }
    case .extensionDecl(let it): visit(it, Syntax(it.extendedType).lastName ?? "")
    case .protocolDecl, .structDecl, .enumDecl, .classDecl, .actorDecl:
      guard let name = node.asProtocol((any NamedDeclSyntax).self)?.name else { break }
      if node.is(ClassDeclSyntax.self) { note(.class, name) }
      if node.is(ActorDeclSyntax.self) { note(.actor, name) }
      visit(node, name.identifierText)
    case .functionDecl(let it): visit(it)
    case .variableDecl(let it): visit(it)
    case .codeBlock, .closureExpr, .accessorBlock:
      bodies += 1
      visitChildren(of: node)
      bodies -= 1
    case .macroExpansionExpr(let it):
      // `#expect(true)` cannot fail.
      let isConstant = it.arguments.first?.expression.is(BooleanLiteralExprSyntax.self) ?? false
      if ["expect", "require"].contains(it.macroName.text), !isConstant { noteCheck() }
      visitChildren(of: node)
    case .functionCallExpr(let it):
      if functions > 0 { noteCall(of: it.calledExpression) }
      visitChildren(of: node)
    default: visitChildren(of: node)
    }
  }

  private mutating func visitChildren(of node: some SyntaxProtocol) {
    for child in node.children(viewMode: .sourceAccurate) { visit(child) }
  }

  private mutating func visit(_ type: some SyntaxProtocol, _ name: String) {
    types.append(name)
    visitChildren(of: type)
    types.removeLast()
  }

  private mutating func visit(_ node: ImportDeclSyntax) {
    if let module = node.path.first?.name {
      file.imports.append(
        ImportStatement(
          module: module.identifierText, place: place(of: module),
          attributes: node.attributes.map(\.trimmedDescription)))
    }
    visitChildren(of: node)
  }

  private mutating func visit(_ node: FunctionDeclSyntax) {
    if functions == 0 {
      file.functions.append(
        TestingFunction(
          name: node.name.identifierText, isTest: node.isTest, checks: false, calls: [],
          place: place(of: node.name)))
    }
    functions += 1
    visitChildren(of: node)
    functions -= 1
  }

  private mutating func visit(_ node: VariableDeclSyntax) {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    if types.isEmpty || isStatic {
      for binding in node.bindings {
        for name in binding.pattern.names {
          note(types.isEmpty ? .globalVariable : .staticProperty, name, types: binding.types)
        }
      }
    }
    visitChildren(of: node)
  }

  private mutating func note(_ kind: SymbolKind, _ name: TokenSyntax, types: [String] = []) {
    guard bodies == 0 else { return }
    file.declarations.append(
      Declaration(
        kind: kind, name: name.identifierText, type: self.types.last, place: place(of: name),
        types: types))
  }

  private mutating func noteCall(of callee: ExprSyntax) {
    let words = callee.words
    if words.suffix(2) == ["Issue", "record"] || words.last == "confirmation" { noteCheck() }
    if let name = words.last { file.functions[file.functions.count - 1].calls.append(name) }
  }

  private mutating func noteCheck() {
    if functions > 0 { file.functions[file.functions.count - 1].checks = true }
  }

  private func place(of node: some SyntaxProtocol) -> Place {
    place(at: node.positionAfterSkippingLeadingTrivia)
  }
}

extension SyntaxProtocol {
  fileprivate var words: [String] {
    tokens(viewMode: .sourceAccurate).filter(\.isWord).map(\.identifierText)
  }
}

extension FunctionDeclSyntax {
  fileprivate var isTest: Bool {
    attributes.contains { element in
      let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return ["Test", "Testing.Test"].contains(name)
    }
  }
}

extension PatternSyntax {
  /// The names that a pattern binds: `a` and `b` of `let (a, b)`.
  fileprivate var names: [TokenSyntax] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.names) ?? []
  }
}

extension PatternBindingSyntax {
  /// The names in the type of a stored property, and before the first call in its initial value:
  /// `Cache` of `= Cache()`, of `: Cache = .init()` and of `= try [Cache()]`.
  fileprivate var types: [String] {
    guard initializer != nil || accessorBlock == nil else { return [] }
    let value = initializer.map { Array($0.value.tokens(viewMode: .sourceAccurate)) } ?? []
    let call = value.firstIndex { $0.tokenKind == .leftParen || $0.tokenKind == .leftBrace }
    let made = value[..<(call ?? 0)].filter(\.isWord).map(\.identifierText)
    return (typeAnnotation?.words ?? []) + made
  }
}
