internal import CUnistring
public import CoreDomain
import Glibc

/// Folds text with the tables of libunistring, in this order:
///
/// 1. Standalone voicing marks (`゛`, `゜`) become combining marks, because people type `う゛` for `ゔ`.
///    Half-width marks become combining marks in the next step.
/// 2. Compatibility decomposition, full case folding, and decomposition again: `㎅` has capitals
///    only after it is decomposed.
/// 3. Invisible characters, accents, points and tone marks are removed.
/// 4. Katakana become hiragana, including the iteration marks (`ヽ`, `ゝ`); `ー` and `・` belong to
///    both kana types.
/// 5. Canonical composition.
///
/// ASCII text is only lowercased, which has the same result without the library.
public struct UnicodeTextFolding: TextFolding {
  public init() {}

  public var version: String {
    let library = cunistring_version()
    return "Unicode \(Self.unicodeVersion), libunistring \(library >> 16).\(library >> 8 & 0xFF),"
      + " rule \(Self.rule)"
  }

  public func folded(_ text: String) -> String {
    ASCIICase.lowered(text) ?? Self.foldedByTables(text)
  }

  /// The revision of the steps above in `version`. Increment the revision when the steps change.
  private static let rule = 1

  /// The Unicode version of the library's tables: the newest version whose characters the tables
  /// contain. Libraries before 1.3 do not report the version.
  private static let unicodeVersion: String =
    firstCharacters.first { cunistring_knows($0.1) }?.0 ?? "9"

  /// The versions of Unicode, newest first, each with a character that is new in this version.
  /// https://www.unicode.org/Public/UCD/latest/ucd/DerivedAge.txt
  private static let firstCharacters: [(String, UInt32)] = [
    ("17", 0x10940), ("16", 0x10D40), ("15.1", 0x2EBF0), ("15", 0x1E4D0), ("14", 0x0870),
    ("13", 0x10E80), ("12", 0x10FE0), ("11", 0x1C90), ("10", 0x0860),
  ]
}

extension UnicodeTextFolding {
  private static func foldedByTables(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { combiningVoicing($0.value) }
    let cases = UnistringText(foldingCaseOf: UnistringText(decomposing: scalars))
    var kept = UnistringText(decomposing: cases)
    kept.keepAndReplace { isPassedOver($0) ? nil : KanaKind.hiragana(for: $0) }
    return UnistringText(composing: kept).string
  }

  /// Returns the combining form of a standalone voicing mark. Its compatibility decomposition would
  /// be a space and the combining mark.
  private static func combiningVoicing(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x309B: 0x3099
    case 0x309C: 0x309A
    default: scalar
    }
  }

  private static func isPassedOver(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return false }
    return isMark(combiningClass: uc_combining_class(scalar))
      || uc_is_property_default_ignorable_code_point(scalar)
  }

  /// Whether a combining class contains accents, points or tone marks:
  ///
  /// - 10 to 36: the fixed classes of Hebrew, Arabic and Syriac.
  /// - 107 and 122: the tone marks of Thai and Lao.
  /// - 200 and above: positions around a letter of any script.
  ///
  /// The other classes change the letter: 1 is overlays (`≠` is not `=`), 7 nuktas, 8 the voicing
  /// of kana, 9 viramas. The vowel signs of Telugu, Thai, Lao and Tibetan are between 84 and 132.
  /// https://www.unicode.org/reports/tr44/#Canonical_Combining_Class_Values
  private static func isMark(combiningClass: Int32) -> Bool {
    switch combiningClass {
    case 10...36, 107, 122, 200...: true
    default: false
    }
  }
}

/// Hiragana and katakana, which have parallel code points.
private enum KanaKind {
  /// Returns the hiragana for a katakana. Any other character is returned unchanged.
  ///
  /// `ァ` to `ヶ` and the iteration marks have a hiragana; `ヷ` to `ヺ` and `ヿ` are already decomposed.
  /// The small katakana of Ainu (`ㇰ` to `ㇿ`) have no hiragana.
  static func hiragana(for scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x30A1...0x30F6, 0x30FD...0x30FE: scalar - 0x60
    default: scalar
    }
  }
}
