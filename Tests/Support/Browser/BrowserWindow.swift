public import Testing

/// What a person looks at pages through.
public struct BrowserWindow: Hashable, Sendable {
  /// One word for reports and for the names of pictures.
  public let name: String
  /// In CSS pixels.
  public let width: Int
  public let height: Int
  /// Whether it is a phone: it is touched, and honours what a page says about its width.
  public let isPhone: Bool
  public var isDark = false
  public var hasScript = true

  /// A laptop.
  public static let desktop = BrowserWindow(
    name: "desktop", width: 1280, height: 800, isPhone: false)

  /// A phone that is held upright.
  public static let phone = BrowserWindow(name: "phone", width: 390, height: 844, isPhone: true)

  /// The same window of somebody who likes it dark.
  public var dark: BrowserWindow {
    var window = named("dark")
    window.isDark = true
    return window
  }

  /// The same window of somebody whose browser runs no script.
  public var withoutScript: BrowserWindow {
    var window = named("without-script")
    window.hasScript = false
    return window
  }

  /// For how pages look: each size, and each scheme.
  public static let looks: [BrowserWindow] = [.desktop.dark, .phone]

  /// For what people do: each size, each scheme, and scripts on and off, in four windows in which each
  /// pair of these is met.
  public static let pairs: [BrowserWindow] = [
    .desktop, .desktop.dark.withoutScript, .phone.withoutScript, .phone.dark,
  ]

  private func named(_ word: String) -> BrowserWindow {
    var window = BrowserWindow(
      name: "\(name)-\(word)", width: width, height: height, isPhone: isPhone)
    window.isDark = isDark
    window.hasScript = hasScript
    return window
  }
}

extension BrowserWindow: CustomTestStringConvertible {
  public var testDescription: String { name }
}
