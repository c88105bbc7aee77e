import SwiftSyntax

/// Tells whether a token is a watched word, in a form that is watched.
struct WatchedWords {
  private let forms: [String: [WatchedWord.Form]]

  init(_ words: Set<WatchedWord>) {
    forms = Dictionary(grouping: words, by: \.token).mapValues { $0.map(\.form) }
  }

  /// The watched words that a token is, each with the word before its dot.
  ///
  /// - Parameter imports: what the file imports up to here: `Foundation.exit(1)` is a call of a
  ///   function, and of no member.
  func found(
    at token: TokenSyntax, imports: [ImportStatement]
  ) -> [(word: WatchedWord, base: String?)] {
    guard !forms.isEmpty, token.isWord else { return [] }
    let text = token.identifierText
    guard let watched = forms[text] else { return [] }
    return watched.compactMap { form in
      let word = WatchedWord(text, form)
      switch form {
      case .word: return (word, nil)
      case .call: return isCalled(token, imports) ? (word, nil) : nil
      case .member: return member(token).map { (word, $0.base) }
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

  /// Whether a function of that name is called: `print(1)`, `Swift.print(1)`, `print { }`.
  private func isCalled(_ token: TokenSyntax, _ imports: [ImportStatement]) -> Bool {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
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
    return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id.matches(callee)
      ?? false
  }

  /// The word before the dot of a member; nothing when the token is none.
  private func member(_ token: TokenSyntax) -> (base: String?, Void)? {
    guard let parent = token.parent else { return nil }
    if let type = parent.as(MemberTypeSyntax.self), type.name.id == token.id {
      return (type.baseType.lastName, ())
    }
    guard let name = parent.as(DeclReferenceExprSyntax.self), name.baseName.id == token.id else {
      return nil
    }
    if let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id {
      return (access.base?.lastName, ())
    }
    if let component = name.parent?.as(KeyPathPropertyComponentSyntax.self) {
      return (component.parent?.as(KeyPathComponentSyntax.self)?.wordBefore, ())
    }
    return nil
  }
}

extension Syntax {
  /// The names in a condition, without the questions about platform, compiler and modules.
  fileprivate var flags: [TokenSyntax] {
    if self.is(FunctionCallExprSyntax.self) { return [] }
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName] }
    return children(viewMode: .sourceAccurate).flatMap(\.flags)
  }
}

extension TokenSyntax {
  /// Whether it is an attribute, and the comment above its declaration has no sentence of proof.
  fileprivate var isUnproven: Bool {
    guard parent?.parent?.is(AttributeSyntax.self) == true else { return false }
    var node = parent
    while let current = node, !current.isProtocol((any DeclSyntaxProtocol).self) {
      node = current.parent
    }
    return node?.leadingTrivia.description.contains(WatchedWord.proof) != true
  }
}

extension SyntaxIdentifier {
  fileprivate func matches(_ node: Syntax) -> Bool { self == node.id }
}

extension KeyPathComponentSyntax {
  /// `b` for the `c` of `\A.b.c`, and `A` for its `b`.
  fileprivate var wordBefore: String? {
    guard let list = parent?.as(KeyPathComponentListSyntax.self),
      let index = list.index(of: self)
    else { return nil }
    guard index > list.startIndex else {
      return list.parent?.as(KeyPathExprSyntax.self)?.root?.lastName
    }
    let before = list[list.index(before: index)].component
    return before.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.identifierText
  }
}

extension ExprSyntaxProtocol {
  /// The last word of an expression: `now` of `clock.now`, `Date` of `Date()`, `a` of `a?`.
  fileprivate var lastName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.identifierText
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.lastName }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.lastName
    }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.lastName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
    return nil
  }
}

extension TypeSyntaxProtocol {
  /// The last word of a type: `B` of `A.B<C>`.
  fileprivate var lastName: String? {
    self.as(IdentifierTypeSyntax.self)?.name.identifierText
      ?? self.as(MemberTypeSyntax.self)?.name.identifierText
  }
}
