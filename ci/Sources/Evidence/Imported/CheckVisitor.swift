import SwiftSyntax

/// Notes which functions of a file of tests check something, and which functions they call.
///
/// A local function and a closure count as part of the function around them.
final class CheckVisitor: SyntaxVisitor {
  private(set) var functions: [TestingFunction] = []
  private let path: String
  private let lines: LineTable
  /// How many functions are around the place where the walk is.
  private var depth = 0

  init(path: String, lines: LineTable) {
    self.path = path
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 {
      let name = node.name
      let at = lines.location(of: name.positionAfterSkippingLeadingTrivia.utf8Offset)
      functions.append(
        TestingFunction(
          name: name.identifierText, isTest: node.isTest, checks: false, calls: [],
          place: Place(path: path, line: at.line, column: at.column)))
    }
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // `#expect(true)` cannot fail.
    let isConstant = node.arguments.first?.expression.is(BooleanLiteralExprSyntax.self) ?? false
    if ["expect", "require"].contains(node.macroName.text), !isConstant { noteCheck() }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0 else { return .visitChildren }
    let words = node.calledExpression.tokens(viewMode: .sourceAccurate).filter(\.isWord)
      .map(\.identifierText)
    if words.suffix(2) == ["Issue", "record"] || words.last == "confirmation" { noteCheck() }
    if let name = words.last { functions[functions.count - 1].calls.append(name) }
    return .visitChildren
  }

  private func noteCheck() {
    if depth > 0 { functions[functions.count - 1].checks = true }
  }
}
