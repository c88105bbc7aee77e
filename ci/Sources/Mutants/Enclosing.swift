import SwiftSyntax

/// The context of a syntax node.
enum Enclosing {
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

  /// Returns the result type of the function around a node, or `nil` in a closure, which does not
  /// declare one.
  static func result(of node: Syntax) -> TypeSyntax? {
    for parent in sequence(first: node, next: \.parent) {
      let type: TypeSyntax?
      switch parent.as(SyntaxEnum.self) {
      case .closureExpr, .initializerClause: return nil
      case .functionDecl(let function): type = function.signature.returnClause?.type
      case .subscriptDecl(let function): type = function.returnClause.type
      case .patternBinding(let binding): type = binding.typeAnnotation?.type
      default: continue
      }
      if let type { return type }
    }
    return nil
  }

  /// Whether an item is the implicit return value of its body.
  static func isResult(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      var owner = list.parent
    else { return false }
    if owner.is(CodeBlockSyntax.self), let parent = owner.parent { owner = parent }
    if owner.is(SwitchCaseSyntax.self), let choice = owner.parent?.parent { owner = choice }
    while owner.is(IfExprSyntax.self), let outer = owner.parent, outer.is(IfExprSyntax.self) {
      owner = outer
    }
    switch owner.as(SyntaxEnum.self) {
    case .closureExpr, .accessorBlock: return true
    case .accessorDecl(let accessor): return accessor.accessorSpecifier.text == "get"
    case .functionDecl(let function):
      return function.signature.returnClause.map { $0.type.trimmedDescription != "Void" } ?? false
    case .ifExpr, .switchExpr:
      guard owner.parent?.is(ExpressionStmtSyntax.self) == true else { return true }
      return owner.parent?.parent?.as(CodeBlockItemSyntax.self).map(isResult) ?? false
    default: return false
    }
  }
}
