private import Foundation

/// The color of a text and the colors behind it, as the browser computed them.
struct ColourPair: Decodable, Hashable, Sendable {
  let text: String
  /// From the text's own element outwards. The first opaque color hides the colors after it.
  let behind: [String]

  /// The contrast as WCAG defines it, from 1 to 21; `nil` if a color cannot be parsed.
  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  var contrast: Double? {
    guard let ground, let colour = Colour(text)?.over(ground) else { return nil }
    let (darker, lighter) = (
      min(colour.luminance, ground.luminance), max(colour.luminance, ground.luminance)
    )
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Whether the text is lighter than its background; `nil` if a color cannot be parsed.
  var isLightOnDark: Bool? {
    guard let ground, let colour = Colour(text) else { return nil }
    return colour.luminance > ground.luminance
  }

  private var ground: Colour? {
    var ground = Colour.paper
    for text in behind.reversed() {
      guard let colour = Colour(text) else { return nil }
      ground = colour.over(ground)
    }
    return ground
  }
}

/// An sRGB color; each component from 0 to 1.
private struct Colour {
  let red: Double
  let green: Double
  let blue: Double
  let opacity: Double

  /// The default background of a page.
  static let paper = Colour(red: 1, green: 1, blue: 1, opacity: 1)

  func over(_ ground: Colour) -> Colour {
    func mix(_ part: Double, _ other: Double) -> Double { part * opacity + other * (1 - opacity) }
    return Colour(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue),
      opacity: 1)
  }

  /// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

extension Colour {
  /// Parses `rgb(27, 27, 27)` or `rgba(0, 0, 0, 0.5)`, the serialization of computed sRGB colors.
  /// https://www.w3.org/TR/css-color-4/#serializing-sRGB-values
  init?(_ text: String) {
    guard let parts = text.wholeMatch(of: /rgba?\(([0-9., ]+)\)/)?.1 else { return nil }
    let numbers = parts.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    self.init(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      opacity: numbers.count == 4 ? numbers[3] : 1)
  }
}
