import Foundation

/// The sections of a page that tools draw.
struct DrawnSections {
  private let lines: [Substring]

  init(in content: Data) {
    lines = String(decoding: content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines between the two comments, by the comments' name.
  var contents: [String: [Substring]] {
    var contents: [String: [Substring]] = [:]
    for (name, range) in ranges { contents[name] = Array(lines[range]) }
    return contents
  }

  /// Returns the page with new lines in the named sections.
  func replaced(by contents: [String: [Substring]]) -> Data {
    var result: [Substring] = []
    var at = lines.startIndex
    for (name, range) in ranges {
      result += lines[at..<range.lowerBound]
      result += contents[name] ?? Array(lines[range])
      at = range.upperBound
    }
    return Data((result + lines[at...]).joined(separator: "\n").utf8)
  }

  /// In the order of the page. A section without an end is ignored.
  private var ranges: [(name: String, lines: Range<Int>)] {
    var ranges: [(name: String, lines: Range<Int>)] = []
    var open: (name: Substring, start: Int)?
    for (number, line) in lines.enumerated() {
      if let (name, start) = open, line == "<!-- \(name):end -->" {
        ranges.append((String(name), start..<number))
        open = nil
      } else if open == nil, line.hasPrefix("<!-- "), line.hasSuffix(":begin -->") {
        open = (line.dropFirst("<!-- ".count).dropLast(":begin -->".count), number + 1)
      }
    }
    return ranges
  }
}
