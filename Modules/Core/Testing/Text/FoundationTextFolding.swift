public import CoreDomain
import Foundation

/// Folds text with Foundation and the standard library. Their Unicode tables are independent of
/// libunistring, so tests can compare the results.
///
/// It is only for tests, because Foundation would slow down the start of the programs.
public struct FoundationTextFolding: TextFolding {
  public init() {}

  public var version: String { "Foundation" }

  public func folded(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in Self.caseFolded(text).unicodeScalars where !Self.isPassedOver(scalar.properties) {
      scalars.append(Self.hiragana(scalar))
    }
    return String(scalars).precomposedStringWithCanonicalMapping
  }

  private static func caseFolded(_ text: String) -> String {
    replaced(text, ["\u{309B}": "\u{3099}", "\u{309C}": "\u{309A}"])
      .decomposedStringWithCompatibilityMapping
      .folding(options: .caseInsensitive, locale: nil)
      .decomposedStringWithCompatibilityMapping
  }

  private static func replaced(
    _ text: String, _ replacements: [Unicode.Scalar: Unicode.Scalar]
  ) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(replacements[scalar] ?? scalar) }
    return String(scalars)
  }

  private static func isPassedOver(_ properties: Unicode.Scalar.Properties) -> Bool {
    if properties.isDefaultIgnorableCodePoint { return true }
    let combiningClass = properties.canonicalCombiningClass.rawValue
    return switch combiningClass {
    case 10...36, 107, 122, 200...: true
    default: false
    }
  }

  private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("ァ"..."ヶ").contains(scalar) || ("ヽ"..."ヾ").contains(scalar) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x60) ?? scalar
  }
}
