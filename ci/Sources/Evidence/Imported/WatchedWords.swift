import SwiftSyntax

struct WatchedWords {
  private let forms: [String: [WatchedWord.Form]]

  init(_ words: Set<WatchedWord>) {
    forms = Dictionary(grouping: words, by: \.token).mapValues { $0.map(\.form) }
  }

  /// Returns the watched words that match a token, each with the word before its dot. If the file
  /// imports Foundation, `Foundation.exit(1)` counts as a call of a function, not of a member.
  func found(
    at token: TokenSyntax, imports: [ImportStatement]
  ) -> [(word: WatchedWord, base: String?)] {
    guard !forms.isEmpty, token.isWord, let watched = forms[token.identifierText] else { return [] }
    return watched.compactMap { form in
      let word = WatchedWord(token.identifierText, form)
      switch form {
      case .word: return (word, nil)
      case .call: return token.isCalled(imports) ? (word, nil) : nil
      case .member: return token.memberBase.map { (word, $0) }
      case .unproven: return token.isUnproven ? (word, nil) : nil
      case .flag: return nil
      }
    }
  }

  /// The compilation flags in the condition of an `#if`, if they are watched: `DEBUG`, but not the
  /// `os(Linux)` of a platform.
  func flags(in condition: ExprSyntax?) -> [(word: WatchedWord, flag: TokenSyntax)] {
    guard forms["#if"] != nil, let condition else { return [] }
    return Syntax(condition).flags.map { (WatchedWord("#if", .flag), $0) }
  }
}

extension TokenSyntax {
  var isWord: Bool {
    switch tokenKind {
    case .identifier, .keyword: true
    default: false
    }
  }

  /// The name without backticks.
  var identifierText: String {
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Whether a function of that name is called: `print(1)`, `Swift.print(1)`, `print { }`.
  fileprivate func isCalled(_ imports: [ImportStatement]) -> Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    var callee = Syntax(name)
    if let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id {
      guard let module = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
        module == "Swift" || imports.contains(where: { $0.module == module })
      else { return false }
      callee = Syntax(access)
    }
    if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) {
      callee = Syntax(generic)
    }
    return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.id
  }

  /// For a member, the word before its dot, or `.some(nil)` without one; `nil` for other tokens.
  fileprivate var memberBase: String?? {
    if let type = parent?.as(MemberTypeSyntax.self), type.name.id == id {
      return .some(Syntax(type.baseType).lastName)
    }
    guard let name = parent?.as(DeclReferenceExprSyntax.self), name.baseName.id == id else {
      return nil
    }
    if let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id {
      return .some(access.base.flatMap { Syntax($0).lastName })
    }
    guard name.parent?.is(KeyPathPropertyComponentSyntax.self) == true else { return nil }
    return .some(name.parent?.parent?.as(KeyPathComponentSyntax.self)?.wordBefore)
  }

  /// Whether it is an attribute without a proof in the comment above its declaration.
  fileprivate var isUnproven: Bool {
    guard parent?.parent?.is(AttributeSyntax.self) == true else { return false }
    let around = sequence(first: Syntax(self)) { $0.parent }
    let declaration = around.first { $0.isProtocol((any DeclSyntaxProtocol).self) }
    return declaration?.leadingTrivia.description.contains(WatchedWord.proof) != true
  }
}

extension Syntax {
  /// The names in a condition, except for checks of the platform, the compiler and modules.
  fileprivate var flags: [TokenSyntax] {
    if self.is(FunctionCallExprSyntax.self) { return [] }
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName] }
    return children(viewMode: .sourceAccurate).flatMap(\.flags)
  }

  /// The last word of an expression or a type: `now` of `clock.now`, `Date` of `Date()`, `a` of
  /// `a?`, `B` of `A.B<C>`.
  var lastName: String? {
    switch self.as(SyntaxEnum.self) {
    case .declReferenceExpr(let it): it.baseName.identifierText
    case .memberAccessExpr(let it): it.declName.baseName.identifierText
    case .functionCallExpr(let it): Syntax(it.calledExpression).lastName
    case .genericSpecializationExpr(let it): Syntax(it.expression).lastName
    case .optionalChainingExpr(let it): Syntax(it.expression).lastName
    case .forceUnwrapExpr(let it): Syntax(it.expression).lastName
    case .identifierType(let it): it.name.identifierText
    case .memberType(let it): it.name.identifierText
    default: nil
    }
  }
}

extension KeyPathComponentSyntax {
  /// `b` for the `c` of `\A.b.c`, and `A` for its `b`.
  fileprivate var wordBefore: String? {
    let list = parent?.as(KeyPathComponentListSyntax.self)
    guard let before = list?.prefix(while: { $0.id != id }).last else {
      return list?.parent?.as(KeyPathExprSyntax.self)?.root.flatMap { Syntax($0).lastName }
    }
    return before.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
      .identifierText
  }
}
