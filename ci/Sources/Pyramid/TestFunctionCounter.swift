import Evidence
import SwiftParser
import SwiftSyntax

/// Counts the test functions of a source file by its syntax: what stands in a comment, in a text or
/// in a function is none.
///
/// Both branches of an `#if` are counted: a test that some machines leave out is noticed there.
final class TestFunctionCounter: SyntaxVisitor {
  private var functions = 0

  /// How many test functions a text has.
  static func count(in text: String) -> Int {
    // Most of the time goes into the parser, and most files of doubles and cases have no test.
    guard text.contains("@") && text.contains("Test") else { return 0 }
    let counter = TestFunctionCounter(viewMode: .sourceAccurate)
    counter.walk(Parser.parse(source: text))
    return counter.functions
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isTest { functions += 1 }
    return .skipChildren
  }

  // What a variable or an initialiser holds is no declaration of a suite.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
