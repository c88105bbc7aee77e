/// How the rows are found whose texts contain all of some needles.
struct SQLiteTextSearch {
  /// What the index looks up.
  enum Lookup {
    /// Rows that match a query of FTS5.
    case pieces(match: String)
    /// Rows that hold a piece that is not before one text and, where there is one, before another.
    case vocabulary(from: String, end: String?)
    /// Every row.
    case nothing
  }

  let lookup: Lookup
  /// The needles that are still to be looked for in the texts of the rows found.
  let checked: [String]

  init(_ needles: [String]) {
    let needles = Self.withoutRepetition(needles.map(SQLiteIndexedText.encoded))
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

  /// How many scalars a piece has.
  private static let piece = 3
  /// How many needles the index looks up at once; each costs memory. The longest are taken, since
  /// they find the fewest rows.
  private static let phraseLimit = 32
  /// How many scalars of a needle the index looks up; each costs memory.
  private static let phraseLength = 64

  /// The beginning of a needle as a phrase of FTS5: in double quotes, which are doubled within.
  private static func phrase(_ needle: String) -> String {
    var phrase = "\""
    for scalar in needle.unicodeScalars.prefix(phraseLength) {
      phrase.unicodeScalars.append(scalar)
      if scalar == "\"" { phrase.unicodeScalars.append(scalar) }
    }
    return phrase + "\""
  }

  /// The least text that comes after every text that begins with a needle; nothing when there is
  /// none.
  private static func end(of needle: String) -> String? {
    var scalars = Array(needle.unicodeScalars)
    while let last = scalars.popLast() {
      // Behind the last scalar before the surrogates, which are no scalars, comes the first one
      // after them.
      let next = last.value == 0xd7ff ? 0xe000 : last.value + 1
      guard let next = Unicode.Scalar(next) else { continue }
      return String(String.UnicodeScalarView(scalars + [next]))
    }
    return nil
  }

  /// Compared by bytes, since to Swift `é` is the same in one scalar and in two.
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
