package import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether it is a test function: one with `@Test`, or with `@Testing.Test`.
  package var isTest: Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return ["Test", "Testing.Test"].contains(attribute.attributeName.trimmedDescription)
    }
  }
}
