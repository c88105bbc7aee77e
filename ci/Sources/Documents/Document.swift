import Foundation
import FoundationXML
import Toolbox

/// A Markdown file, taken apart by cmark-gfm.
struct Document {
  /// A heading, a word in code, a link or a block, with the line where it begins.
  struct Part {
    let text: String, line: Int
    /// Of a block: the words after its fence. Of a heading: its anchor.
    var label = ""
    var level = 0

    var isShell: Bool { label == "sh" || label == "sh run" }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// Named from the root of the checkout.
  let path: String
  private(set) var headings: [Part] = []
  var words: [Part], links: [Part], blocks: [Part]
  /// The cells of each row of each table, the header first.
  let tables: [[[String]]]
  let wordsInTables: [String]

  /// - Parameter file: the file to read, if it is not the one at the path.
  init(_ path: String, of repository: Repository, file: String? = nil) throws(ToolFailure) {
    let answer = try Shell.run(
      ["cmark-gfm", "-t", "xml", "--sourcepos", "-e", "table", file ?? repository.path(path)])
    // XPath is simpler without a namespace.
    let output = answer.output.replacing(#/<!DOCTYPE[^>]*>| xmlns="[^"]*"/#, with: "")
    guard answer.succeeded, let tree = try? XMLDocument(data: Data(output.utf8)) else {
      throw ToolFailure("cmark-gfm cannot read \(path); run “make bootstrap”. \(answer.errors)")
    }
    self.path = path
    words = tree.elements("//code").map { Part(text: $0.text, line: $0.line) }
    wordsInTables = tree.elements("//table//code").map(\.text)
    links = tree.elements("//link | //image").map {
      Part(text: $0["destination"] ?? "", line: $0.line)
    }
    for html in tree.elements("//html_block | //html_inline") {
      links += html.text.matches(of: #/\s(?:src|srcset|href)="([^"]*)"/#)
        .map { Part(text: String($0.1), line: html.line) }
    }
    blocks = tree.elements("//code_block").map {
      Part(text: $0.text, line: $0.line, label: $0["info"] ?? "")
    }
    tables = tree.elements("//table").map { table in
      table.elements("table_header | table_row").map { $0.elements("table_cell").map(\.text) }
    }
    for heading in tree.elements("//heading") {
      // As GitHub does: lower case, hyphens for blanks, no punctuation, a number for doubles.
      let anchor = heading.text.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let taken = headings.map(\.label)
      let free = sequence(first: 1) { $0 + 1 }.first { !taken.contains("\(anchor)-\($0)") } ?? 1
      headings.append(
        Part(
          text: heading.text, line: heading.line,
          label: taken.contains(anchor) ? "\(anchor)-\(free)" : anchor,
          level: heading["level"].flatMap { Int($0) } ?? 0))
    }
  }

  /// The lines from the heading above a line to the line.
  func chapter(before line: Int) -> Range<Int> {
    (headings.last { $0.line < line }?.line ?? 0)..<line
  }
}

extension XMLNode {
  fileprivate func elements(_ path: String) -> [XMLElement] {
    ((try? nodes(forXPath: path)) ?? []).compactMap { $0 as? XMLElement }
  }

  /// The texts of the innermost elements: between the others are blanks.
  fileprivate var text: String {
    elements("descendant-or-self::*[not(*)]").map { $0.stringValue ?? "" }.joined()
  }
}

extension XMLElement {
  fileprivate var line: Int {
    (self["sourcepos"]?.prefix { $0 != ":" }).flatMap { Int($0) } ?? 0
  }

  fileprivate subscript(name: String) -> String? { attribute(forName: name)?.stringValue }
}
