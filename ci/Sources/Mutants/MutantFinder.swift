import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of mutants in a file, and writes the switch around them.
///
/// It edits text instead of syntax, and never changes line breaks, so that compiler errors have the
/// line numbers of the source.
package struct MutantFinder {
  let path: String
  package private(set) var mutants: [Mutant] = []
  /// The number of the next mutant.
  private(set) var number: Int
  private let source: [UInt8]
  private let dropped: Set<String>
  private let converter: SourceLocationConverter
  /// The text to insert before a byte, and the number of bytes that it replaces.
  private var edits: [Int: (ends: String, starts: String, length: Int)] = [:]

  /// - Parameter dropped: The keys of mutants to skip.
  package init(_ path: String, source: String, first: Int = 1, dropped: Set<String> = []) {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    (self.path, number, self.source, self.dropped) = (path, first, Array(source.utf8), dropped)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    walk(tree)
  }

  private mutating func walk(_ node: Syntax) {
    guard look(at: node) else { return }
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
  }

  /// The source with a switch around each mutant.
  package var text: String {
    var text: [UInt8] = [], done = 0
    for (offset, edit) in edits.sorted(by: { $0.key < $1.key }) {
      text += source[done..<offset] + Array((edit.ends + edit.starts).utf8)
      done = offset + edit.length
    }
    return String(decoding: text + source[done...], as: UTF8.self)
  }

  /// Returns the mutants that may cause a compiler error: those on its line, else the nearest ones.
  package func mutants(near line: Int) -> [Mutant] {
    let distances = mutants.map { max($0.lines.lowerBound - line, line - $0.lines.upperBound, 0) }
    return zip(mutants, distances).filter { $0.1 == distances.min() }.map(\.0)
  }

  /// Inserts text before and after a node, and replaces an operator inside it with a comma.
  mutating func wrap(
    _ node: some SyntaxProtocol, _ before: String, _ after: String = ")",
    replacing sign: TokenSyntax? = nil, becomes changes: [String]
  ) {
    let start = node.positionAfterSkippingLeadingTrivia, end = node.endPositionBeforeTrailingTrivia
    let lines = converter.location(for: start).line...converter.location(for: end).line
    let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = words.count > 90 ? "\(words.prefix(89))…" : words
    let function = Enclosing.name(of: Syntax(node))
    let found = changes.enumerated().map { index, change in
      Mutant(
        number: number + index, site: number, lines: lines, path: path, function: function,
        change: "\(short) → \(change)")
    }
    number += found.count
    guard !found.contains(where: { dropped.contains($0.key) }) else { return }
    mutants += found
    // If two places begin together, the outer one comes first; if they end together, the inner one.
    edits[start.utf8Offset, default: ("", "", 0)].starts += before
    edits[end.utf8Offset, default: ("", "", 0)].ends = after + (edits[end.utf8Offset]?.ends ?? "")
    if let sign {
      let offset = sign.positionAfterSkippingLeadingTrivia.utf8Offset
      edits[offset, default: ("", "", 0)].starts += ","
      edits[offset, default: ("", "", 0)].length = sign.text.utf8.count
    }
  }
}
