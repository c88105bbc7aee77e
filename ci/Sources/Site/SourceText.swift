/// A file as it is, with the numbers of its lines beside it.
///
/// Only lines that something can lead to have an anchor, line 12 `L12`: an element for each line, or
/// for each word, would make the site ten times as large.
enum SourceText {
  /// - Parameter anchored: the lines that have an anchor, counted from 1.
  static func html(of path: String, text: String, anchored: Set<Int>) -> String {
    var lines = HTMLText.escaped(text).split(separator: "\n", omittingEmptySubsequences: false)
    // The text ends with a line break, and no line stands behind it.
    if lines.last == "" { lines.removeLast() }
    let numbers = lines.indices.map { String($0 + 1) }.joined(separator: "\n")
    let isSwift = path.hasSuffix(".swift")
    let shown = lines.enumerated().map { offset, line in
      let text = isSwift && isComment(line) ? "<span class=\"c\">\(line)</span>" : String(line)
      return anchored.contains(offset + 1) ? "<span id=\"L\(offset + 1)\"></span>\(text)" : text
    }
    return """
      <h1>\(HTMLText.escaped(SiteFiles.name(of: path)))</h1>
      <div class="source"><pre aria-hidden="true"><code>\(numbers)</code></pre>\
      <pre tabindex="0"><code>\(shown.joined(separator: "\n"))</code></pre></div>
      """
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
  }
}
