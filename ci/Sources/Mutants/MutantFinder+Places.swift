import SwiftSyntax

extension MutantFinder {
  /// Finds the mutants of a node, and returns whether to visit its children. Default arguments and
  /// raw values cannot contain a switch, and mutants in a trap are useless.
  mutating func look(at node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .attribute, .functionParameter, .enumCaseDecl, .macroExpansionExpr: return false
    case .ifConfigClause(let clause): return clause.condition == nil
    case .infixOperatorExpr(let infix): look(at: infix)
    case .memberAccessExpr(let member): look(at: member)
    case .functionCallExpr(let call):
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      if let name, Self.traps.contains(name.text) { return false }
      if let name, ["min", "max"].contains(name.text), call.arguments.count == 2 {
        swap(name, in: Syntax(call))
      }
    case .conditionElement(let element): look(at: element)
    case .ternaryExpr(let ternary): negate(ternary.condition)
    case .returnStmt(let statement): if let value = statement.expression { swap(result: value) }
    case .codeBlockItem(let item): look(at: item)
    default: break
    }
    return true
  }

  /// The function that replaces an operator, and its mutations.
  private static let operators = [
    "<": ("LT", ["<=", ">="]), "<=": ("LE", ["<", ">"]), ">": ("GT", [">=", "<="]),
    ">=": ("GE", [">", "<"]), "&&": ("And", ["||"]), "||": ("Or", ["&&"]), "+": ("Add", ["-"]),
    "-": ("Subtract", ["+"]), "??": ("Else", ["the right side"]),
  ]

  private mutating func look(at node: InfixOperatorExprSyntax) {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return }
    let right = node.rightOperand
    if let (name, changes) = Self.operators[sign.text] {
      let isText = [node.leftOperand, right].contains { $0.is(StringLiteralExprSyntax.self) }
      if isText, sign.text == "+" { return }
      wrap(node, "mutant\(name)(\(number), ", replacing: sign, becomes: changes)
      // The mutated operator moves the boundary in one direction. This moves it in the other one.
      guard changes.count > 1, right.is(IntegerLiteralExprSyntax.self) else { return }
      let isMore = sign.text == ">" || sign.text == "<="
      call(isMore ? "mutantMore" : "mutantLess", right, becomes: isMore ? "one more" : "one less")
    } else if sign.text == "==" || sign.text == "!=" {
      // The condition of a guard has its own mutant.
      let isGuarded = node.parent?.parent?.parent?.is(GuardStmtSyntax.self) == true
      if !isGuarded { call("mutantNot", node, becomes: sign.text == "==" ? "!=" : "==") }
    } else if sign.text == "..<" || sign.text == "..." {
      let isNumber =
        right.is(IntegerLiteralExprSyntax.self) || right.trimmedDescription.hasSuffix(".count")
      if isNumber { call("mutantLess", right, becomes: "one less") }
    }
  }

  private static let twins = [
    "first": "last", "last": "first", "min": "max", "max": "min", "prefix": "suffix",
    "suffix": "prefix",
  ]

  /// Swaps a property, `min()`, `max(by:)`, `first(where:)` and `prefix(3)`, but not another type's
  /// `first(3)`.
  private mutating func look(at node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    guard Self.twins[name.text] != nil, node.base != nil else { return }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    else { return swap(name, in: Syntax(node)) }
    let label = call.arguments.first?.label?.text ?? "none"
    let isCut = (name.text == "prefix" || name.text == "suffix") && label == "none"
    if isCut || label == "where" || label == "by" || call.arguments.isEmpty {
      swap(name, in: Syntax(call))
    }
  }

  /// Writes out both variants. If the twin has another type, it does not compile and is dropped.
  private mutating func swap(_ name: TokenSyntax, in node: Syntax) {
    let text = node.trimmedDescription
    guard let twin = Self.twins[name.text], !text.contains("\n") else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset - start
    var other = Array(text.utf8)
    other.replaceSubrange(offset..<offset + name.text.utf8.count, with: twin.utf8)
    let changed = String(decoding: other, as: UTF8.self)
    wrap(node, "(isMutant(\(number)) ? \(changed) : ", becomes: [twin])
  }

  private mutating func look(at node: ConditionElementSyntax) {
    let isGuard = node.parent?.parent?.is(GuardStmtSyntax.self) == true
    guard isGuard || node.parent?.parent?.is(IfExprSyntax.self) == true else { return }
    switch node.condition {
    case .expression(let condition) where isGuard:
      call("mutantTrue", condition, becomes: "true")
    case .expression(let condition): negate(condition)
    case .optionalBinding(let binding) where !isGuard:
      if let value = binding.initializer?.value {
        call("mutantNone", value, becomes: "nil")
      } else {
        let name = binding.pattern.trimmedDescription
        wrap(binding.pattern, "", " = mutantNone(\(number), \(name))", becomes: ["nil"])
      }
    default: break
    }
  }

  private mutating func call(_ name: String, _ node: some SyntaxProtocol, becomes change: String) {
    wrap(node, "\(name)(\(number), ", becomes: [change])
  }

  /// Negates a condition, unless it is an operation, which has its own mutants.
  private mutating func negate(_ node: ExprSyntax) {
    guard !node.is(InfixOperatorExprSyntax.self) else { return }
    call("mutantNot", node, becomes: "negated")
  }

  private static let traps: Set<String> = [
    "precondition", "assert", "fatalError", "preconditionFailure", "assertionFailure",
  ]

  private mutating func look(at item: CodeBlockItemSyntax) {
    guard case .expr(let value) = item.item, item.parent?.parent?.is(SourceFileSyntax.self) != true
    else { return }
    if Enclosing.isResult(item) {
      swap(result: value)
    } else if isRemovable(value) {
      wrap(value, "if !isMutant(\(number)) { ", " }", becomes: ["removed"])
    }
  }

  private mutating func swap(result value: ExprSyntax) {
    guard !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self),
      let type = Enclosing.result(of: Syntax(value))
    else { return }
    let text = value.trimmedDescription, name = type.trimmedDescription
    if type.is(OptionalTypeSyntax.self) {
      if text != "nil" { call("mutantNone", value, becomes: "nil") }
    } else if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
      || name.hasPrefix("Set<")
    {
      if text != "[]", text != "[:]" { call("mutantEmpty", value, becomes: "empty") }
    } else if name == "Bool" {
      negate(value)
    }
  }

  private func isRemovable(_ value: ExprSyntax) -> Bool {
    if let tried = value.as(TryExprSyntax.self) { return isRemovable(tried.expression) }
    if let awaited = value.as(AwaitExprSyntax.self) { return isRemovable(awaited.expression) }
    if let call = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription {
      return !Self.traps.contains(call) && !call.hasSuffix(".init")
    }
    guard let infix = value.as(InfixOperatorExprSyntax.self) else {
      return value.is(OptionalChainingExprSyntax.self)
    }
    // A name without a dot may be a constant that is declared above and set here.
    return infix.operator.is(AssignmentExprSyntax.self)
      ? infix.leftOperand.is(MemberAccessExprSyntax.self)
        && !Enclosing.name(of: Syntax(value)).hasSuffix(".init")
      : ["+=", "-="].contains(infix.operator.trimmedDescription)
  }
}
