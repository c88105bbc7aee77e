/// Plans how to find the rows whose texts contain all search terms.
struct SQLiteTextSearch {
  /// The lookup in the index.
  enum Lookup {
    /// Rows that match an FTS5 query.
    case pieces(match: String)
    /// Rows with a trigram from `from` up to but not including `end`; without a limit if `end` is
    /// `nil`.
    case vocabulary(from: String, end: String?)
    /// Every row; the index is not used.
    case nothing
  }

  let lookup: Lookup
  /// The terms that must still be checked in the texts of the found rows.
  let checked: [String]

  init(_ needles: [String]) {
    let needles = Self.withoutRepetition(needles.map(IndexedText.encoded))
    let long = needles.filter { $0.unicodeScalars.count >= Self.piece }
      .sorted { $0.utf8.count > $1.utf8.count }
    guard long.isEmpty else {
      let phrases = long.prefix(Self.phraseLimit)
      let whole = phrases.filter { $0.unicodeScalars.count <= Self.phraseLength }
      lookup = .pieces(match: phrases.map(Self.phrase).joined(separator: " AND "))
      checked = Self.needles(needles, without: whole)
      return
    }
    let short = needles.filter { !$0.utf8.allSatisfy(Self.isASCII) }
      .max { $0.unicodeScalars.count < $1.unicodeScalars.count }
    guard let short else {
      lookup = .nothing
      checked = needles
      return
    }
    lookup = .vocabulary(from: short, end: Self.end(of: short))
    checked = Self.needles(needles, without: [short])
  }

  /// The number of scalars in a trigram.
  private static let piece = 3
  /// The maximum number of terms that the index looks up together; each term uses memory. The
  /// longest terms are used, because they match the fewest rows.
  private static let phraseLimit = 32
  /// The maximum number of scalars of a term that the index looks up; each scalar uses memory.
  private static let phraseLength = 64

  /// Returns the start of a term as an FTS5 phrase: in double quotes, with inner quotes doubled.
  private static func phrase(_ needle: String) -> String {
    var phrase = "\""
    for scalar in needle.unicodeScalars.prefix(phraseLength) {
      phrase.unicodeScalars.append(scalar)
      if scalar == "\"" { phrase.unicodeScalars.append(scalar) }
    }
    return phrase + "\""
  }

  /// Returns the smallest text that sorts after all texts with this prefix; `nil` if no text does.
  private static func end(of needle: String) -> String? {
    var scalars = Array(needle.unicodeScalars)
    while let last = scalars.popLast() {
      // Skips the surrogates, which are not scalars.
      let next = last.value == 0xd7ff ? 0xe000 : last.value + 1
      guard let next = Unicode.Scalar(next) else { continue }
      return String(String.UnicodeScalarView(scalars + [next]))
    }
    return nil
  }

  /// Removes duplicates. Compares bytes, because Swift considers the composed and decomposed `é`
  /// equal.
  private static func withoutRepetition(_ needles: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return needles.filter { seen.insert(Array($0.utf8)).inserted }
  }

  private static func needles(_ needles: [String], without others: [String]) -> [String] {
    let others = Set(others.map { Array($0.utf8) })
    return needles.filter { !others.contains(Array($0.utf8)) }
  }

  private static func isASCII(_ byte: UInt8) -> Bool { byte < 0x80 }
}
