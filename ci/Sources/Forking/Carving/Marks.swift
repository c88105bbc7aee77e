package import Toolbox

/// The marks of blocks that do not belong in every fork, in comments on separate lines:
///
///     // only: Earthquakes, Stargazers
///     …
///     // end only
///
/// Makefiles and scripts have `#` for the comment, Markdown has `<!-- only: News -->`. The names
/// are features, or ``template``. A block stays if one of its names is kept. Blocks do not nest.
///
/// A comment between the rows of a table would end it, so a row has its mark in its last cell, and
/// is a block by itself: `| docs/examples | 80 <!-- only: seams --> |`.
package struct Marks {
  /// The name for blocks and files that belong to the template only.
  static let template = "seams"

  /// The names that a mark may contain.
  let names: Set<String>

  /// - Parameter features: The features of the template before any is removed.
  package init(features: [String]) {
    names = Set(features).union([Self.template])
  }

  /// A piece of a text: the content of one block, or the text between blocks.
  struct Piece: Hashable {
    /// The names of the block; `nil` between blocks.
    let names: Set<String>?
    /// The lines, including the two marks of a block.
    var lines: [Substring]
    /// The lines between the marks.
    var inner: ArraySlice<Substring>

    init(names: Set<String>?, lines: [Substring]) {
      self.names = names
      self.lines = lines
      inner = []
    }
  }

  /// Returns the text without the blocks of others. The remaining blocks keep their marks.
  package func cut(_ text: String, of path: String, keeping kept: Set<String>) throws(ToolFailure)
    -> String
  {
    guard Self.hasMarks(text) else { return text }
    var lines: [Substring] = []
    var gap = false
    for piece in try pieces(of: text, path) {
      if let names = piece.names, names.isDisjoint(with: kept) {
        gap = true
        continue
      }
      // A removed block leaves two blank lines, or one at the start or the end.
      let opens = lines.last.map(\.isEmpty) ?? true
      lines +=
        gap && opens && piece.lines.first?.isEmpty == true
        ? piece.lines.dropFirst() : piece.lines[...]
      gap = false
    }
    if gap, lines.suffix(2) == ["", ""] { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Returns the text without its marks.
  ///
  /// - Parameter change: Converts the lines of a block.
  package func lifted(
    _ text: String, of path: String, _ change: (String) -> String = { $0 }
  ) throws(ToolFailure) -> String {
    guard Self.hasMarks(text) else { return text }
    var parts: [String] = []
    for piece in try pieces(of: text, path) where !piece.lines.isEmpty {
      let isBlock = piece.names != nil
      if isBlock, piece.inner.isEmpty { continue }
      parts.append(
        isBlock ? change(piece.inner.joined(separator: "\n")) : piece.lines.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n")
  }

  /// Returns the pieces of a text, from top to bottom.
  ///
  /// - Throws: ``ToolFailure`` with file and line for an invalid mark.
  func pieces(of text: String, _ path: String) throws(ToolFailure) -> [Piece] {
    var pieces = [Piece(names: nil, lines: [])]
    var opened: Int?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let place = "\(path):\(index + 1)"
      switch Mark(line) {
      case nil:
        pieces[pieces.count - 1].lines.append(line)
        pieces[pieces.count - 1].inner.append(line)
      case .row(let list, let row):
        guard opened == nil else { throw Self.nested(place, in: opened) }
        var piece = Piece(names: try names(in: list, place), lines: [line])
        piece.inner = [row]
        pieces += [piece, Piece(names: nil, lines: [])]
      case .opens(let list):
        guard opened == nil else { throw Self.nested(place, in: opened) }
        pieces.append(Piece(names: try names(in: list, place), lines: [line]))
        opened = index + 1
      case .closes:
        guard opened != nil else {
          throw ToolFailure("\(place): “end only” ends no block. Take it out, or begin one.")
        }
        pieces[pieces.count - 1].lines.append(line)
        pieces.append(Piece(names: nil, lines: []))
        opened = nil
      }
    }
    if let opened {
      throw ToolFailure("\(path):\(opened): the block has no end. Write “end only” below it.")
    }
    return pieces
  }

  private static func nested(_ place: String, in line: Int?) -> ToolFailure {
    ToolFailure(
      "\(place): a block begins inside of that of line \(line ?? 0). Blocks do not nest: end it first."
    )
  }

  private func names(in list: Substring, _ place: String) throws(ToolFailure) -> Set<String> {
    var found: Set<String> = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.trimmed
      guard names.contains(name) else {
        throw ToolFailure(
          "\(place): Unknown feature “\(name)”. A block is \(names.sorted().joined(separator: ", "))’s."
        )
      }
      found.insert(name)
    }
    return found
  }

  /// Whether a text may contain marks. Most texts do not, and are skipped.
  static func hasMarks(_ text: String) -> Bool {
    text.contains(" only: ") || text.contains(" end only")
  }
}

/// A line that is a mark.
private enum Mark {
  case opens(Substring)
  case row(Substring, without: Substring)
  case closes

  /// How comments begin and end.
  private static let comments = [("// ", ""), ("# ", ""), ("<!-- ", " -->")]

  init?(_ line: Substring) {
    let words = line.drop { $0 == " " || $0 == "\t" }
    if words.hasPrefix("|") {
      guard let match = words.wholeMatch(of: #/(.*?) *<!-- only: (.*) --> *\|/#) else { return nil }
      self = .row(match.2, without: "\(match.1) |")
      return
    }
    for (start, end) in Self.comments where words.hasPrefix(start) && words.hasSuffix(end) {
      let said = words.dropFirst(start.count).dropLast(end.count)
      if said == "end only" {
        self = .closes
        return
      }
      if said.hasPrefix("only: ") {
        self = .opens(said.dropFirst("only: ".count))
        return
      }
    }
    return nil
  }
}
