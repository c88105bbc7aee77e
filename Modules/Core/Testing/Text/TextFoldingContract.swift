public import CoreDomain
import Testing

/// The checks that every ``TextFolding`` must pass: the real one and the test double.
public enum TextFoldingContract {
  public typealias Check = ContractCheck<any TextFolding>

  public static let checks: [Check] = laws + letters + marks + kana + scripts

  /// Checks that all texts have a given folded form.
  static func check(_ promise: String, _ folded: String, _ texts: String...) -> Check {
    ContractCheck(promise) { folding in
      for text in texts + [folded] {
        #expect(scalars(folding.folded(text)) == scalars(folded), "\(text)")
      }
    }
  }

  static func alike(_ promise: String, _ texts: String...) -> Check {
    ContractCheck(promise) { folding in
      #expect(Set(texts.map { scalars(folding.folded($0)) }).count == 1, "\(texts)")
    }
  }

  static func distinct(_ promise: String, _ texts: String...) -> Check {
    ContractCheck(promise) { folding in
      #expect(Set(texts.map { scalars(folding.folded($0)) }).count == texts.count, "\(texts)")
    }
  }

  /// Returns the scalars of a text. A folded text must have exactly one form. The checks therefore
  /// compare scalars, because Swift treats canonically equivalent strings as equal.
  static func scalars(_ text: String) -> [String] {
    text.unicodeScalars.map { "U+\(String($0.value, radix: 16, uppercase: true)) \($0)" }
  }
}

extension TextFoldingContract {
  private static let laws: [Check] = [
    check("Folds an empty text to an empty text", ""),
    check("Keeps folded text", "swift 6 & c"),
    check("Keeps line feeds, tabs and spaces", "a\nb\r\n\tc  d ", "A\nB\r\n\tC  D "),
    check(
      "Replaces wide and non-breaking spaces with plain spaces", "a b", "a\u{3000}b",
      "A\u{A0}B"),
    check("Keeps a NUL in the text", "a\u{0}b", "A\u{0}B"),
    check("Keeps controls", "\u{1}\u{7F}\u{9B}e", "\u{1}\u{7F}\u{9B}É"),
    ContractCheck("Folding twice gives the same text") { folding in
      for text in samples {
        let once = folding.folded(text)
        #expect(scalars(folding.folded(once)) == scalars(once), "\(text)")
      }
    },
    ContractCheck("Folds a long text like a short one") { folding in
      let text = String(repeating: "Ｃafé ドカベン ", count: 2_000)
      let folded = String(repeating: "cafe どかべん ", count: 2_000)
      #expect(scalars(folding.folded(text)) == scalars(folded))
    },
    ContractCheck("Folds thousands of marks on one letter") { folding in
      let text = "e" + String(repeating: "\u{301}\u{323}", count: 5_000)
      #expect(scalars(folding.folded(text)) == scalars("e"))
    },
    ContractCheck("Returns the version of its tables") { folding in
      #expect(!folding.version.isEmpty)
      #expect(folding.version == folding.version)
    },
  ]

  private static let samples = [
    "ﬃ ŉ ǰ ΐ ẖ ẞ ſt K Å Ω ϒ ℡ ㎅ ㍿ ½ ⅷ ᾳ ῼ \u{345} \u{1E9B}\u{323} \u{390} ﷺ ﷽",
    "\u{3099}か\u{AD}\u{3099}ハ\u{200D}ﾟ ゛゜ ㌀ ヿ ヷ ｰ ･ \u{302E}한\u{1112}\u{1161}\u{11AB}ﾡￂ",
    "\u{FEFF}\u{300}a\u{34F}\u{315}\u{300}\u{5AE} \u{1D15E} \u{FB1F} \u{F900}\u{FE00} 👩🏽‍💻 🇯🇵 1️⃣",
  ]

  private static let letters: [Check] = [
    check("Ignores case, with full case folding", "strasse", "STRASSE", "straße", "STRAẞE"),
    check("Ignores the case of a final sigma", "σισυφοσ", "ΣΊΣΥΦΟΣ", "Σίσυφος", "σίσυφοσ"),
    check("Expands ligatures", "office fi st", "oﬃce ﬁ ﬆ", "OFFICE FI ST"),
    check("Folds a dotted capital I, and an I", "i i", "İ I", "I\u{307} i"),
    distinct("Distinguishes a dotless i", "ı", "i"),
    check("Folds the case of expanded characters", "kb tel", "㎅ ℡", "KB TEL"),
    check("Ignores case beyond the Basic Multilingual Plane", "𐐨", "𐐀"),
    alike("Ignores the case of Cherokee", "Ꭰᏸ", "ꭰᏰ"),
    check("Ignores width", "swift 6!", "Ｓｗｉｆｔ　６！", "SWIFT 6!"),
    check("Expands circled and squared characters", "1 株式会社 (株) ii", "① ㍿ ㈱ Ⅱ"),
    check("Expands fractions and powers", "1⁄2 m2", "½ m²"),
    distinct("Keeps punctuation", "c", "c++", "c#", ".c", "-c", "c!"),
    check("Keeps letters that only look like a letter with a mark", "øđłæœþð", "ØĐŁÆŒÞÐ"),
  ]
}
