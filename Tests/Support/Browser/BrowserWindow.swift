public import Testing

/// A window with its size and settings.
public struct BrowserWindow: Hashable, Sendable {
  /// The name in reports and in the names of screenshots.
  public private(set) var name: String
  /// In CSS pixels.
  public let width: Int
  public let height: Int
  /// Whether it is a phone: it has touch input and respects the page's viewport.
  public let isPhone: Bool
  public var isDark = false
  /// Whether the colors are forced, as by a high-contrast theme.
  public var hasForcedColours = false
  /// The number of the screen's pixels per CSS pixel.
  public var scale = 1
  public var hasScript = true
  /// Whether the page is shown as it is printed.
  public var isPrinted = false

  public static let desktop = BrowserWindow(
    name: "desktop", width: 1280, height: 800, isPhone: false)

  public static let phone = BrowserWindow(
    name: "phone", width: 390, height: 844, isPhone: true, scale: 2)

  /// The narrowest window in which a page must not scroll sideways:
  /// https://www.w3.org/TR/WCAG22/#reflow
  public static let narrow = BrowserWindow(
    name: "narrow", width: 320, height: 640, isPhone: true, scale: 2)

  /// A laptop with a zoom of 200 %.
  public static let zoomed = BrowserWindow(
    name: "zoomed", width: 640, height: 400, isPhone: false, scale: 2)

  /// The narrowest window in which a figure and a table are side by side.
  public static let tablet = BrowserWindow(
    name: "tablet", width: 960, height: 600, isPhone: false)

  public var dark: BrowserWindow { changed("dark") { $0.isDark = true } }

  public var inForcedColours: BrowserWindow { changed("forced") { $0.hasForcedColours = true } }

  public var onPaper: BrowserWindow { changed("paper") { $0.isPrinted = true } }

  public var withoutScript: BrowserWindow { changed("without-script") { $0.hasScript = false } }

  /// The windows for tests of how pages look: each size with each color scheme.
  public static let looks: [BrowserWindow] = [.desktop, .desktop.dark, .phone, .phone.dark]

  /// The windows for tests of what people do: four windows that cover every pair of size, color
  /// scheme, and scripts on or off.
  public static let pairs: [BrowserWindow] = [
    .desktop, .desktop.dark.withoutScript, .phone.withoutScript, .phone.dark,
  ]

  private func changed(
    _ word: String, by change: (inout BrowserWindow) -> Void
  ) -> BrowserWindow {
    var window = self
    window.name += "-\(word)"
    change(&window)
    return window
  }
}

extension BrowserWindow: CustomTestStringConvertible {
  public var testDescription: String { name }
}
