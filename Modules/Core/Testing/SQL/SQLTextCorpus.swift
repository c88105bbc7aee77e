/// Invented texts in many scripts, and the rows that contain each search term.
///
/// The expected rows are computed by splitting each text into all its parts. This needs no search,
/// so the expected rows cannot contain the same mistakes as an index. Terms are compared by bytes,
/// as in the indexes, because Swift treats canonically equivalent texts as equal.
struct SQLTextCorpus {
  let texts: [Int64: String]
  /// The rows that contain each term of 1 to 6 scalars.
  let rows: [Needle: Set<Int64>]

  struct Needle: Hashable, Comparable {
    let bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ text: some Collection<Unicode.Scalar>) {
      bytes = Array(String(String.UnicodeScalarView(text)).utf8)
    }

    static func < (one: Needle, other: Needle) -> Bool {
      one.bytes.lexicographicallyPrecedes(other.bytes)
    }
  }

  init(_ texts: [String]) {
    self.texts = Dictionary(uniqueKeysWithValues: zip(1..., texts).map { (Int64($0), $1) })
    var rows: [Needle: Set<Int64>] = [:]
    for (row, text) in self.texts {
      let scalars = Array(text.unicodeScalars)
      for start in scalars.indices {
        for end in (start + 1)...(start + Self.longestNeedle) where end <= scalars.count {
          rows[Needle(scalars[start..<end]), default: []].insert(row)
        }
      }
    }
    self.rows = rows
  }

  /// Terms that no text contains, made by changing one scalar of existing terms.
  var absentNeedles: [Needle] {
    rows.keys.sorted().compactMap { needle in
      var scalars = Array(needle.text.unicodeScalars)
      scalars.swapAt(0, scalars.count - 1)
      scalars[scalars.count / 2] = Self.changed(scalars[scalars.count / 2])
      let changed = Needle(scalars)
      return rows[changed] == nil ? changed : nil
    }
  }

  /// Combinations of two or three terms, from the same text and from different texts.
  var combinations: [[Needle]] {
    let needles = rows.keys.sorted()
    // Because the strides are coprime, every term is combined with other terms, both near and far.
    return needles.indices.filter { $0.isMultiple(of: 3) }.map { index in
      let combination = [needles[index], needles[index * 7 % needles.count]]
      return index.isMultiple(of: 2)
        ? combination : combination + [needles[(index + 1) % needles.count]]
    }
  }

  private static let longestNeedle = 6

  private static func changed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(scalar.value + 1) ?? "?"
  }
}

extension SQLTextCorpus {
  static let invented = SQLTextCorpus(
    [
      "", "a", "ab", "abc", "aaaaaaaa", " ", "  two  spaces ", "line\nfeed\ttab",
      "the swift seam", "The Swift Seam", "a seam is a place",
      "https://seams.example/a?b=c&d=%20#e",
      "say \"cheese\"", "\"", "\"\"\"", "it's; DROP TABLE items; --", "a AND b OR NOT c",
      "NEAR(a b, 2)", "text: ^a* + b -c", "50% _under_ [set] *star* ?", "back\\slash \\\\",
      "漫画", "漫", "漫画を読む", "週刊漫画の新刊が出た", "画漫", "ドカベン", "どかべん", "ﾄﾞｶﾍﾞﾝ",
      "𠮷野家で𠮷日", "𠮷", "東京 2020 大会", "서울의 봄", "北京欢迎你", "ไทยไม่มีช่องว่าง",
      "हिन्दी क्षत्रिय", "עברית שָׁלוֹם", "العربية مَرْحَبًا", "Ελληνικά ς Σ", "Ё ё Е\u{308}",
      "café", "cafe\u{301}", "q\u{323}\u{307}", "q\u{307}\u{323}", "\u{301}starts with a mark",
      "👩‍👩‍👧 family", "👍🏽👍", "🇯🇵🇰🇷", "1️⃣", "zero\u{200b}width\u{ad}soft",
      "\u{1}", "\u{1}\u{1}", "\u{2}\u{1}\u{2}", "a\u{1}b\u{2}c", "\u{2}\u{2}", "ab\u{1}",
      "\u{fffd}", "x\u{fffd}y\u{fffe}z", "\u{ffff}\u{fffe}\u{fffd}", "abc\u{ffff}",
      "\u{d7ff}\u{e000}", "k\u{d7ff}", "k\u{e000}", "\u{10ffff}", "漫\u{10ffff}", "漫\u{10ffff}b",
      "\u{10ffff}\u{10ffff}", "\u{10fffe}\u{10ffff}",
    ])
}
