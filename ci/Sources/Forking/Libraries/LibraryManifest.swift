import SwiftParser
import SwiftSyntax
import Toolbox

/// Writes the manifest of a library: that of `ci/Standalone/library`, with parts of the template's
/// manifest, so that versions and C libraries are declared only once.
///
///     // take: swift-log, swift-nio      the dependencies
///     // take: core                      the function, with its comment
struct LibraryManifest {
  static let path = "Package.swift"
  private static let mark = "// take: "

  private let found: Finder

  /// - Parameter text: the template's manifest.
  init(like text: String) {
    found = Finder(viewMode: .sourceAccurate)
    found.walk(Parser.parse(source: text))
  }

  /// Fills in the parts of the template's manifest.
  ///
  /// - Throws: ``ToolFailure`` if the template's manifest does not have a part.
  func filled(_ text: String) throws(ToolFailure) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.trimmed
      guard words.hasPrefix(Self.mark) else {
        lines.append(String(line))
        continue
      }
      for name in words.dropFirst(Self.mark.count).split(separator: ",").map(\.trimmed) {
        guard let code = found.code[name] else {
          throw ToolFailure(
            "ci/Standalone/library/\(Self.path) takes “\(name)”, and \(Self.path) has none.")
        }
        lines.append(code)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Finds functions by name, and dependencies by their repository's name.
  private final class Finder: SyntaxVisitor {
    private(set) var code: [String: String] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let comment = node.leadingTrivia.pieces.compactMap { piece -> String? in
        if case .docLineComment(let line) = piece { line } else { nil }
      }
      code[node.name.text] = (comment + [node.trimmedDescription]).joined(separator: "\n")
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.trimmedDescription == ".package",
        let url = node.arguments.first(where: { $0.label?.text == "url" })?.expression
          .as(StringLiteralExprSyntax.self)?.segments.description,
        let name = url.split(separator: "/").last
      else { return .visitChildren }
      code[String(name.prefix { $0 != "." })] = "    \(node.trimmedDescription),"
      return .skipChildren
    }
  }
}
