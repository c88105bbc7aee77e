import SwiftSyntax

/// The code that distinguishes a declaration from others of its kind: labels and types for a
/// function, only the name for a property.
enum Signature {
  /// The declared names, each with its signature.
  static func of(_ declaration: DeclSyntax) -> [(name: String, signature: String)] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let name = function.name.text
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      return [
        (
          name,
          "func \(name)\(generics)\(text(function.signature)) \(text(function.genericWhereClause))"
        )
      ]
    }
    if let start = declaration.as(InitializerDeclSyntax.self) {
      return [("init", "func make\(text(start.signature)) \(text(start.genericWhereClause))")]
    }
    if let access = declaration.as(SubscriptDeclSyntax.self) {
      let types = access.parameterClause.trimmedDescription + access.returnClause.trimmedDescription
      return [("subscript", "func access\(types)")]
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { names(of: $0.pattern) }.map { ($0, "let \($0) = 0") }
    }
    let name = SharedNames.typeName(Syntax(declaration))?.text
    return name.map { [($0, "struct \($0) {}")] } ?? []
  }

  /// The parameters without internal names and defaults, and the result type.
  private static func text(_ signature: FunctionSignatureSyntax) -> String {
    let parameters = signature.parameterClause.parameters.map { parameter in
      "\(parameter.firstName.text): \(parameter.type.trimmedDescription)"
    }
    return "(\(parameters.joined(separator: ", "))) "
      + (signature.returnClause?.trimmedDescription ?? "")
  }

  private static func text(_ clause: GenericWhereClauseSyntax?) -> String {
    clause?.trimmedDescription ?? ""
  }

  private static func names(of pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap { names(of: $0.pattern) }
  }
}
