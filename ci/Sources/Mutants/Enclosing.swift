import SwiftSyntax

/// What stands around a piece of a source.
enum Enclosing {
  /// What a function gives back, as far as a mutant can say something else.
  enum Result { case optional, collection, bool, other }

  /// The type and the member around a node: `Story.isRead`.
  static func name(of node: Syntax) -> String {
    var member = ""
    for parent in sequence(first: node, next: \.parent) {
      switch parent.as(SyntaxEnum.self) {
      case .initializerDecl: member = "init"
      case .subscriptDecl: member = "subscript"
      case .patternBinding(let binding): member = binding.pattern.trimmedDescription
      case .functionDecl(let function): member = function.name.text
      case .extensionDecl(let type): return "\(type.extendedType.trimmedDescription).\(member)"
      default:
        guard let type = parent.asProtocol((any NamedDeclSyntax).self) else { continue }
        return "\(type.name.text).\(member)"
      }
    }
    return member
  }

  /// What the function around a node gives back. A closure's type is not written.
  static func result(of node: Syntax) -> Result {
    for parent in sequence(first: node, next: \.parent) {
      if parent.is(ClosureExprSyntax.self) || parent.is(InitializerClauseSyntax.self) {
        return .other
      }
      let type =
        parent.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        ?? parent.as(SubscriptDeclSyntax.self)?.returnClause.type
        ?? parent.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      guard let type else { continue }
      if type.is(OptionalTypeSyntax.self) { return .optional }
      let isSet = type.trimmedDescription.hasPrefix("Set<")
      if isSet || type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) {
        return .collection
      }
      return type.trimmedDescription == "Bool" ? .bool : .other
    }
    return .other
  }

  /// Whether an item is what its body gives back without saying `return`.
  static func isResult(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      var owner = list.parent
    else { return false }
    if owner.is(CodeBlockSyntax.self), let parent = owner.parent { owner = parent }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause.map { $0.type.trimmedDescription != "Void" } ?? false
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    if owner.is(SwitchCaseSyntax.self), let choice = owner.parent?.parent { owner = choice }
    while owner.is(IfExprSyntax.self), let outer = owner.parent, outer.is(IfExprSyntax.self) {
      owner = outer
    }
    guard owner.is(IfExprSyntax.self) || owner.is(SwitchExprSyntax.self) else {
      return owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self)
    }
    guard owner.parent?.is(ExpressionStmtSyntax.self) == true else { return true }
    return owner.parent?.parent?.as(CodeBlockItemSyntax.self).map(isResult) ?? false
  }
}
