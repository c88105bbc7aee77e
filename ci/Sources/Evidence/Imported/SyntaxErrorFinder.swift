import SwiftSyntax

/// Finds the first place of a file that the parser made no sense of.
final class SyntaxErrorFinder: SyntaxVisitor {
  private var offset: Int?

  /// The offset in bytes: of what is too much, or of where something is missing.
  static func offset(in tree: SourceFileSyntax) -> Int {
    let finder = SyntaxErrorFinder(viewMode: .all)
    finder.walk(tree)
    return finder.offset ?? 0
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    found(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    token.presence == .missing ? found(token.position.utf8Offset) : .skipChildren
  }

  private func found(_ place: Int) -> SyntaxVisitorContinueKind {
    offset = offset.map { min($0, place) } ?? place
    return .skipChildren
  }
}
