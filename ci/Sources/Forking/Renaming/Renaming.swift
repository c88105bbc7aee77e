/// Renames a feature in code, tables, addresses and sentences.
///
/// A name has many forms: `PaintColor`, `paintColor`, `paint_color`, `paint-color`, “paint color”.
/// A name of one word does not show its form, so the place decides: see ``JoinerChoice``.
/// ``inverse`` restores the text, unless the old text contained the new names.
public struct Renaming: Sendable {
  /// A name and its replacement.
  public struct Pair: Hashable, Sendable {
    public let from: FeatureName
    public let to: FeatureName

    public init(from: FeatureName, to: FeatureName) {
      self.from = from
      self.to = to
    }
  }

  /// The renaming that undoes this one.
  public var inverse: Renaming {
    Renaming(pairs.map { Pair(from: $0.to, to: $0.from) }, keeping: words)
  }

  private let pairs: [Pair]
  private let words: [WorldWord]
  /// In lower case, not empty, longer ones first.
  private let literals: [[UInt8]]
  private let finder: NameFinder

  /// - Parameters:
  ///   - pairs: the feature's name (plural), its entity's (singular), and those of further
  ///     entities. If two names begin alike, the longer one is used.
  ///   - words: words to keep, in upper or lower case: everywhere, or in the files that a word
  ///     names; see ``in(_:)``.
  public init(_ pairs: [Pair], keeping words: [WorldWord]) {
    self.pairs = pairs
    self.words = words
    literals = words.filter { $0.place == nil }.map { $0.literal.utf8.map(ASCII.lowered) }
      .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    finder = NameFinder(pairs)
  }

  /// The renaming for one file: it also keeps the words that are limited to such files.
  public func `in`(_ path: String) -> Renaming {
    guard words.contains(where: { $0.place != nil }) else { return self }
    return Renaming(
      pairs, keeping: words.filter { $0.counts(in: path) }.map { WorldWord($0.literal) })
  }

  /// Renames in a source file of Swift.
  public func source(_ text: String) -> Renamed {
    renamed(MarkedText(swift: text))
  }

  /// Renames in any other text: Markdown, plain text, HTML, JSON.
  public func text(_ text: String) -> Renamed {
    renamed(MarkedText(markdown: text))
  }

  /// Renames in the path of a file or folder; the names of folders in it are separated by `/`.
  public func path(_ path: String) -> String {
    renamed(MarkedText(path: path)).text
  }

  private func renamed(_ text: MarkedText) -> Renamed {
    var result = RenamedText(text)
    var place = 0
    while place < text.bytes.count {
      if let end = endOfLiteral(at: place, in: text.bytes) {
        result.keep(place..<end)
        place = end
        continue
      }
      switch finder.finding(at: place, in: text.bytes, context: text.context) {
      case .name(let range, let spelling):
        result.rename(range, spelling)
        place = range.upperBound
      case .odd(let word):
        result.note(odd: word)
        place = word.upperBound
      case nil:
        place += 1
      }
    }
    return result.finished
  }

  /// Returns the end of a literal to keep that begins at a place, or `nil`. A part of a longer word
  /// does not count.
  private func endOfLiteral(at place: Int, in bytes: [UInt8]) -> Int? {
    literals.first { literal in
      let end = place + literal.count
      return end <= bytes.count
        && literal.indices.allSatisfy { ASCII.lowered(bytes[place + $0]) == literal[$0] }
        && !isInsideWord(place, bytes) && !isInsideWord(end, bytes)
    }
    .map { place + $0.count }
  }

  /// Whether letters or digits are on both sides of a place.
  private func isInsideWord(_ place: Int, _ bytes: [UInt8]) -> Bool {
    place > 0 && place < bytes.count && ASCII.isWord(bytes[place - 1]) && ASCII.isWord(bytes[place])
  }
}
