import SwiftParser
import SwiftSyntax

extension MarkedText {
  /// A Swift file: code with comments and string literals.
  init(swift source: String) {
    self.init(source, in: .code)
    let walk = TextVisitor(self)
    walk.walk(Parser.parse(source: source))
    self = walk.text
  }
}

/// Marks the comments and string literals of a source file. Interpolations are code.
private final class TextVisitor: SyntaxVisitor {
  private(set) var text: MarkedText

  init(_ text: MarkedText) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    markComments(token.leadingTrivia, from: token.position.utf8Offset)
    markComments(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }

  // MARK: - Comments

  /// Joins the comments of consecutive lines into one text.
  private func markComments(_ trivia: Trivia, from start: Int) {
    var place = start
    var comment: Range<Int>?
    for piece in trivia {
      let range = place..<place + piece.sourceLength.utf8Length
      place = range.upperBound
      switch piece {
      case .lineComment, .docLineComment, .blockComment, .docBlockComment:
        comment = (comment?.lowerBound ?? range.lowerBound)..<range.upperBound
      case .spaces, .tabs:
        continue
      case .newlines(1), .carriageReturnLineFeeds(1):
        continue
      default:
        markComment(comment)
        comment = nil
      }
    }
    markComment(comment)
  }

  private func markComment(_ range: Range<Int>?) {
    guard let range else { return }
    text.mark(range, as: .prose)
    text.maskAddresses(range)
    let lines = text.lines(range).map { line in
      let content = contentOfComment(line)
      text.mask(line.lowerBound..<content.lowerBound, with: " ")
      return content
    }
    text.markMarkdown(lines)
  }

  /// Returns the content of a comment's line, without the leading `///`, `//` or `*`.
  private func contentOfComment(_ line: Range<Int>) -> Range<Int> {
    let marks = Set("/*".utf8)
    let blanks = text.bytes[line].prefix(while: ASCII.isBlank).count
    let signs = text.bytes[line].dropFirst(blanks).prefix(while: marks.contains).count
    return line.lowerBound + blanks + signs..<line.upperBound
  }

  // MARK: - Texts

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    let register = register(of: node)
    for case .stringSegment(let segment) in node.segments {
      mark(segment.content, as: register, pounds: pounds)
    }
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    for segment in node.segments { mark(segment.content, as: .literal, pounds: 0) }
    return .visitChildren
  }

  /// The pattern of a regular expression is text. The names of its captures are code:
  /// `(?<paintColor>…)`.
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    mark(node.regex, as: .literal, pounds: 0)
    let start = node.regex.positionAfterSkippingLeadingTrivia.utf8Offset
    let pattern = node.regex.text
    func place(_ index: String.Index) -> Int {
      start + pattern.utf8.distance(from: pattern.startIndex, to: index)
    }
    // The delimiters are not part of a path.
    text.mask(start - 1..<start, with: " ")
    text.mask(place(pattern.endIndex)..<place(pattern.endIndex) + 1, with: " ")
    for name in pattern.ranges(of: #/\(\?<\w+>/#) {
      text.mark(place(name.lowerBound)..<place(name.upperBound), as: .code)
    }
    return .skipChildren
  }

  private func mark(_ token: TokenSyntax, as register: Register, pounds: Int) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = start..<token.endPositionBeforeTrailingTrivia.utf8Offset
    text.mark(range, as: register)
    text.maskAddresses(range)
    text.maskEscapes(range, pounds: pounds)
  }

  private func register(of node: StringLiteralExprSyntax) -> Register {
    let content = node.segments.trimmedDescription
    if node.isSQL || MarkedText.isSQL(content) { return .sql }
    guard node.segments.count == 1, content.utf8.allSatisfy(ASCII.isWord) else { return .literal }
    return node.isKey ? .key : .word
  }
}

extension StringLiteralExprSyntax {
  /// Whether the file shows that the literal is SQL: by a call of `SQLText` or `SQLStatement`, by
  /// the declared type, or by an `as` after it.
  fileprivate var isSQL: Bool { isArgumentOfSQL || isSQLByType }

  private var isSQLByType: Bool {
    let types = ["SQLText", "SQLText?", "[SQLText]"]
    var node = parent
    while let current = node {
      switch current.kind {
      case .initializerClause:
        let annotation = current.parent?.as(PatternBindingSyntax.self)?.typeAnnotation
        return annotation.map { types.contains($0.type.trimmedDescription) } ?? false
      case .sequenceExpr:
        let text = current.trimmedDescription
        if types.contains(where: { text.hasSuffix(" as \($0)") }) { return true }
      case .arrayElement, .arrayElementList, .arrayExpr, .exprList, .unresolvedTernaryExpr: break
      default: return false
      }
      node = current.parent
    }
    return false
  }

  private var isArgumentOfSQL: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["SQLText", "SQLStatement"].contains(call.calledExpression.trimmedDescription)
  }

  /// Whether it names a property: in a dictionary, or among the coding keys of a type.
  fileprivate var isKey: Bool {
    if let element = parent?.as(DictionaryElementSyntax.self) { return element.key.id == id }
    guard let element = parent?.parent?.as(EnumCaseElementSyntax.self) else { return false }
    var node = element.parent
    while let current = node, !current.is(EnumDeclSyntax.self) { node = current.parent }
    let types = node?.as(EnumDeclSyntax.self)?.inheritanceClause?.inheritedTypes
    return types?.contains { $0.type.trimmedDescription.contains("CodingKey") } ?? false
  }
}
