import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a file where a mutant can be, and writes the switch around them.
///
/// It edits text and not syntax, and no edit holds a line end: an error of the compiler is on the
/// line that it is on in the source.
package struct MutantFinder {
  /// A change of the text: `length` bytes become `text`.
  private struct Edit {
    var site: Int
    var offset: Int
    var length = 0
    var text: String
    var isEnd = false
  }

  private let path: String
  private let converter: SourceLocationConverter
  private var number: Int
  private var edits: [Edit] = []
  private var mutants: [Mutant] = []
  private var lines: [Int: ClosedRange<Int>] = [:]

  /// - Parameters:
  ///   - first: the number of the first mutant.
  ///   - dropped: the first numbers of places that are left as they are.
  package static func file(
    _ path: String, source: String, first: Int = 1, dropped: Set<Int> = []
  ) -> MutatedFile {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    var finder = MutantFinder(path: path, converter: converter, number: first)
    finder.walk(tree)
    return MutatedFile(
      path: path, text: finder.text(Array(source.utf8), without: dropped),
      mutants: finder.mutants.filter { !dropped.contains($0.site) },
      lines: finder.lines.filter { !dropped.contains($0.key) })
  }

  private init(path: String, converter: SourceLocationConverter, number: Int) {
    self.path = path
    self.converter = converter
    self.number = number
  }

  private mutating func walk(_ node: Syntax) {
    guard look(at: node) else { return }
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
  }

  /// The text with its edits. Where two begin, the outer one is first; where two end, the inner one.
  private func text(_ source: [UInt8], without dropped: Set<Int>) -> String {
    let ordered = edits.enumerated().filter { !dropped.contains($0.element.site) }.sorted { a, b in
      if a.element.offset != b.element.offset { return a.element.offset < b.element.offset }
      if a.element.isEnd != b.element.isEnd { return a.element.isEnd }
      return a.element.isEnd ? a.offset > b.offset : a.offset < b.offset
    }
    var text: [UInt8] = [], done = 0
    for (_, edit) in ordered {
      text += source[done..<edit.offset] + Array(edit.text.utf8)
      done = edit.offset + edit.length
    }
    return String(decoding: text + source[done...], as: UTF8.self)
  }

  /// Writes text in front of a node and behind it, and in the place of a token within.
  ///
  /// - Parameter before: what is in front, with a `#` for the number.
  mutating func wrap(
    _ node: some SyntaxProtocol, _ before: String, _ after: String = ")",
    replacing token: (TokenSyntax, String)? = nil, becomes changes: [String]
  ) {
    let start = node.positionAfterSkippingLeadingTrivia, end = node.endPositionBeforeTrailingTrivia
    let number = { (text: String, site: Int) in
      text.replacing("#", with: "\(site)", maxReplacements: 1)
    }
    let site = self.number
    let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for change in changes {
      let short = words.count > 90 ? "\(words.prefix(89))…" : words
      mutants.append(
        Mutant(
          number: self.number, site: site, path: path, function: Enclosing.name(of: Syntax(node)),
          change: "\(short) → \(change)"))
      self.number += 1
    }
    lines[site] = converter.location(for: start).line...converter.location(for: end).line
    edits.append(Edit(site: site, offset: start.utf8Offset, text: number(before, site)))
    if let (token, text) = token {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append(Edit(site: site, offset: offset, length: token.text.utf8.count, text: text))
    }
    edits.append(
      Edit(site: site, offset: end.utf8Offset, text: number(after, site), isEnd: true))
  }

  mutating func call(_ name: String, _ node: some SyntaxProtocol, becomes change: String) {
    wrap(node, "\(name)(#, ", becomes: [change])
  }
}
