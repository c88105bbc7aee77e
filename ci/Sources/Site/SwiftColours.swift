import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Swift with its words told apart, as the compiler's own parser sees them.
enum SwiftColours {
  /// The source as HTML: comments, keywords, texts, numbers, types and attributes have a class of
  /// one letter. No element goes over the end of a line.
  static func html(_ source: String) -> String {
    let bytes = Array(source.utf8)
    var html = ""
    html.reserveCapacity(bytes.count * 2)
    var end = 0
    for range in Parser.parse(source: source).classifications {
      let start = range.range.lowerBound.utf8Offset
      guard let name = name(of: range.kind), start >= end else { continue }
      html += HTMLText.escaped(String(decoding: bytes[end..<start], as: UTF8.self))
      end = range.range.upperBound.utf8Offset
      let text = HTMLText.escaped(String(decoding: bytes[start..<end], as: UTF8.self))
      html +=
        "<span class=\"\(name)\">"
        + text.replacing("\n", with: "</span>\n<span class=\"\(name)\">") + "</span>"
    }
    return html + HTMLText.escaped(String(decoding: bytes[end...], as: UTF8.self))
  }

  private static func name(of kind: SyntaxClassification) -> String? {
    switch kind {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: "c"
    case .keyword, .ifConfigDirective: "k"
    case .stringLiteral, .regexLiteral: "s"
    case .integerLiteral, .floatLiteral: "n"
    case .attribute: "a"
    case .type: "t"
    default: nil
    }
  }
}
