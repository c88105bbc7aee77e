import Foundation
import FoundationXML
import Toolbox

/// A Markdown file, parsed by cmark-gfm.
struct Document {
  /// A word in code, a link, a block, or the level of a heading, with its first line.
  struct Part {
    let text: String, line: Int
    /// The words after the fence of a block, or the anchor of a heading.
    var label = ""

    var isShell: Bool { label == "sh" || label == "sh run" }
  }

  /// The path from the root of the checkout.
  let path: String
  let headings: [Part], words: [Part], links: [Part], blocks: [Part]
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
    words = tree.elements("//code").map(\.part)
    wordsInTables = tree.elements("//table//code").map(\.text)
    blocks = tree.elements("//code_block").map(\.part)
    let links = tree.elements("//html_block | //html_inline").map(\.part).flatMap { html in
      html.text.matches(of: #/\s(?:src|srcset|href)="([^"]*)"/#)
        .map { Part(text: String($0.1), line: html.line) }
    }
    self.links = links + tree.elements("//link | //image").map(\.part)
    tables = tree.elements("//table").map { table in
      table.elements("table_header | table_row").map { $0.elements("table_cell").map(\.text) }
    }
    var counts: [String: Int] = [:]
    headings = tree.elements("//heading").map { heading in
      // GitHub makes anchors like this: lower case, hyphens for blanks, no punctuation, and a
      // number for a repeated heading.
      let anchor = heading.text.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      defer { counts[anchor, default: 0] += 1 }
      let label = counts[anchor].map { "\(anchor)-\($0)" } ?? anchor
      return Part(text: heading["level"] ?? "", line: heading.part.line, label: label)
    }
  }
}

extension XMLNode {
  fileprivate func elements(_ path: String) -> [XMLElement] {
    ((try? nodes(forXPath: path)) ?? []).compactMap { $0 as? XMLElement }
  }

  /// The texts of the innermost elements. Between other elements, there is only whitespace.
  fileprivate var text: String {
    elements("descendant-or-self::*[not(*)]").map { $0.stringValue ?? "" }.joined()
  }
}

extension XMLElement {
  fileprivate var part: Document.Part {
    let line = (self["sourcepos"]?.prefix { $0 != ":" }).flatMap { Int($0) } ?? 0
    return Document.Part(text: self["destination"] ?? text, line: line, label: self["info"] ?? "")
  }

  fileprivate subscript(name: String) -> String? { attribute(forName: name)?.stringValue }
}
