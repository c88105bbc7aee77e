public import Toolbox

/// What a program wrote on a terminal, as a picture that stands on its own: letters stay letters,
/// and no font, script or file is beside it.
///
/// Of the terminal's language it knows what the project's programs write: bold, dim and the eight
/// colours of `ESC [ … m`. The same text gives the same bytes.
public struct TerminalSVG: Hashable, Sendable {
  /// The file.
  public let text: String

  /// - Parameters:
  ///   - output: what was written, with line breaks.
  ///   - title: what the picture is, for who does not see it.
  ///   - description: what it shows, in a sentence or two.
  /// - Throws: ``ToolFailure`` for a control sequence that it does not know.
  public init(_ output: String, title: String, description: String) throws(ToolFailure) {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    var body = ""
    var columns = 0
    for (row, line) in lines.enumerated() {
      let runs = try TerminalRun.all(in: line)
      columns = max(columns, runs.last.map { $0.column + $0.width } ?? 0)
      for run in runs where !run.text.allSatisfy(\.isWhitespace) {
        body += Self.element(run, row: row)
      }
    }
    let width = 2 * Self.margin + Self.length(columns)
    let height = 2 * Self.margin + Self.lineHeight * max(lines.count, 1)
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title description">
      <title id="title">\(SVGText.escaped(title))</title>
      <desc id="description">\(SVGText.escaped(description))</desc>
      \(Self.sheet)
      <rect width="\(width)" height="\(height)" rx="8" class="paper"/>
      \(body)</svg>

      """
  }

  /// A run keeps its width in whatever font the reader has, so that columns stay columns.
  private static func element(_ run: TerminalRun, row: Int) -> String {
    let x = margin + length(run.column), y = margin + row * lineHeight + 14
    let classes = run.classes.isEmpty ? "" : " class=\"\(run.classes.joined(separator: " "))\""
    return """
      <text x="\(x)" y="\(y)" textLength="\(length(run.width))" \
      lengthAdjust="spacingAndGlyphs"\(classes)>\(SVGText.escaped(run.text))</text>\n
      """
  }

  private static let margin = 20
  private static let lineHeight = 16

  private static func length(_ columns: Int) -> Int { columns * 8 }

  private static let sheet = """
    <style>
      text { font: 14px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        fill: #e3e6ea; white-space: pre; }
      .paper { fill: #16181c; stroke: #3a3f47; }
      .bold { font-weight: 700; fill: #ffffff; }
      .dim { fill: #9aa3af; }
      .red { fill: #ff9a8d; } .green { fill: #8fd694; } .yellow { fill: #e2c36b; }
      .blue { fill: #82b4f5; } .magenta { fill: #f28bd8; } .cyan { fill: #7fd0d8; }
    </style>
    """
}

/// Letters of one look, beside one another.
struct TerminalRun: Hashable {
  var text: String
  /// Where it begins, counted from 0 in cells.
  var column: Int
  /// In cells: an ideograph takes two.
  var width: Int
  /// Classes of the style sheet.
  var classes: [String]

  static func all(in line: Substring) throws(ToolFailure) -> [TerminalRun] {
    var runs: [TerminalRun] = []
    var classes: [String] = []
    var column = 0
    var rest = line
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "\u{1B}" }
      if !text.isEmpty {
        let width = text.unicodeScalars.reduce(0) { $0 + cells(of: $1) }
        runs.append(TerminalRun(text: String(text), column: column, width: width, classes: classes))
        column += width
      }
      rest = rest[text.endIndex...]
      guard !rest.isEmpty else { break }
      guard let match = rest.prefixMatch(of: #/\u{1B}\[([0-9;]*)m/#) else {
        throw ToolFailure("The output has a control sequence that no picture shows.")
      }
      for code in match.1.split(separator: ";", omittingEmptySubsequences: false) {
        try change(&classes, by: code)
      }
      rest = rest[match.range.upperBound...]
    }
    return runs
  }

  private static func change(
    _ classes: inout [String], by code: Substring
  ) throws(ToolFailure) {
    let colours = ["", "red", "green", "yellow", "blue", "magenta", "cyan", ""]
    switch Int(code) ?? (code.isEmpty ? 0 : -1) {
    case 0: classes = []
    case 1: classes.append("bold")
    case 2: classes.append("dim")
    case let colour where (31...36).contains(colour): classes.append(colours[colour - 30])
    default: throw ToolFailure("The output has the look “\(code)”, which no picture shows.")
    }
  }

  /// Two for the scripts of East Asia, as terminals count.
  private static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    default: 1
    }
  }
}
