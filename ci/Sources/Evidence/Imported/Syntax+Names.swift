import SwiftSyntax

extension TokenSyntax {
  /// Whether it is a name or a keyword, and no part of a text, an operator or a mark.
  var isWord: Bool {
    switch tokenKind {
    case .identifier, .keyword: true
    default: false
    }
  }

  /// The name without the backticks that may stand around it.
  var identifierText: String {
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension DeclModifierListSyntax {
  /// The access level that is written, that of a setter left out.
  var access: String? {
    let levels: Set<String> = [
      "public", "package", "internal", "fileprivate", "private", "open",
    ]
    return first { $0.detail == nil && levels.contains($0.name.text) }?.name.text
  }

  /// Whether what they stand before belongs to the type itself.
  var isStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension PatternSyntax {
  /// The names that a pattern binds: `a` and `b` of `let (a, b)`.
  var names: [TokenSyntax] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap(\.pattern.names)
    }
    return []
  }
}

extension PatternBindingSyntax {
  /// The names in the type of a stored property, and before the first call in its initial value:
  /// `Cache` of `= Cache()`, of `: Cache = .init()` and of `= try [Cache()]`.
  var types: [String] {
    guard initializer != nil || accessorBlock == nil else { return [] }
    let value = initializer.map { Array($0.value.tokens(viewMode: .sourceAccurate)) } ?? []
    let call = value.firstIndex { $0.tokenKind == .leftParen || $0.tokenKind == .leftBrace }
    let made = call.map { value[..<$0] } ?? []
    let annotation = typeAnnotation.map { Array($0.tokens(viewMode: .sourceAccurate)) } ?? []
    return (annotation + made).filter(\.isWord).map(\.identifierText)
  }
}

extension TypeSyntax {
  /// The names of an extended type from the outside in: `["A", "B"]` of `A.B`, `["Array"]` of
  /// `[Int]`.
  var path: [String] {
    if let name = self.as(IdentifierTypeSyntax.self) { return [name.name.identifierText] }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.path + [member.name.identifierText]
    }
    if self.is(ArrayTypeSyntax.self) { return ["Array"] }
    if self.is(DictionaryTypeSyntax.self) { return ["Dictionary"] }
    if self.is(OptionalTypeSyntax.self) { return ["Optional"] }
    return [trimmedDescription]
  }
}
