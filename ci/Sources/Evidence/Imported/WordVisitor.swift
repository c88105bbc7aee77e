import SwiftSyntax

/// Walks through a file and notes its imports and the watched words in it.
///
/// Comments and texts are no tokens with a meaning, so no word is found in them; what is
/// interpolated into a text is code like any other.
class WordVisitor: SyntaxVisitor {
  let path: String
  private let lines: LineTable
  private let words: WatchedWords
  private(set) var imports: [ImportStatement] = []
  private(set) var mentions: [Mention] = []

  init(path: String, lines: LineTable, watched: Set<WatchedWord>) {
    self.path = path
    self.lines = lines
    words = WatchedWords(watched)
    super.init(viewMode: .sourceAccurate)
  }

  /// Where a node begins, what stands before it on its line left out.
  func place(of node: some SyntaxProtocol) -> Place {
    let location = lines.location(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return Place(path: path, line: location.line, column: location.column)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name else { return .visitChildren }
    imports.append(
      ImportStatement(
        module: module.identifierText, place: place(of: module),
        attributes: node.attributes.map(\.trimmedDescription), access: node.modifiers.access))
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    // The condition names platforms and settings, and uses nothing.
    for (word, flag) in words.flags(in: node.condition) {
      mentions.append(Mention(word: word, place: place(of: flag), base: flag.text))
    }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    for found in words.found(at: token, imports: imports) {
      mentions.append(Mention(word: found.word, place: place(of: token), base: found.base))
    }
    return .skipChildren
  }
}
