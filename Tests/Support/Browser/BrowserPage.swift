private import CoreDomain
private import CoreTesting

/// The page in the window: what a person reads on it and does with it.
///
/// Controls are found by their accessible name. So a test that presses a button also shows that a
/// person with a screen reader can.
public struct BrowserPage: Sendable {
  let driver: WebDriver
  /// The origin of the pages, as in `http://127.0.0.1:49152`.
  let site: String
  public let window: BrowserWindow

  /// Opens a path of the site and waits for its page.
  public func open(_ path: String) async throws {
    try await leave()
    _ = try await driver.post("/url", ["url": .text(site + path)])
    try await arrive(after: path, asFarAs: .whole)
  }

  /// The path and query of the page's URL, or the whole URL if it belongs to another origin.
  public var place: String {
    get async throws {
      let address = try await driver.get("/url").text ?? ""
      return address.hasPrefix(site) ? String(address.dropFirst(site.count)) : address
    }
  }

  public var title: String {
    get async throws { try await driver.get("/title").text ?? "" }
  }

  /// The distance from the top of the page to its main content, in CSS pixels.
  public var contentTop: Double {
    get async throws {
      let script = "return document.querySelector('main').getBoundingClientRect().top + scrollY"
      return try await driver.run(script).number ?? .infinity
    }
  }

  /// The visible text of the page on one line.
  public var text: String {
    get async throws {
      let lines = try await driver.run(Self.reading).text ?? ""
      return lines.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The rendered text. An SVG document only has its text nodes.
  private static let reading =
    "return document.body?.innerText ?? document.documentElement.textContent"

  /// Presses a link, a button or a checkbox. If this leads to another page, waits for that page.
  public func tap(
    _ name: String, as role: PageRole? = nil, andWaitFor progress: Arrival = .whole
  ) async throws {
    let control = try await control(name, among: .pressed, as: role)
    try await leave(through: control)
    _ = try await driver.post(control.command("click"))
    try await arrive(after: name, asFarAs: progress)
  }

  /// Replaces the text of a field. For a file input, the text is a path.
  public func fill(_ name: String, with text: String) async throws {
    let field = try await control(name, among: .written)
    if try await driver.get(field.command("property/type")).text != "file" {
      _ = try await driver.post(field.command("clear"))
    }
    _ = try await driver.post(field.command("value"), ["text": .text(text)])
  }

  public func choose(_ option: String, in name: String) async throws {
    let list = try await control(name, among: .chosen)
    let options = try await driver.post(
      list.command("elements"), ["using": "css selector", "value": "option"])
    for case let element? in options.elements.map(PageElement.init)
    where try await driver.get(element.command("text")).text == option {
      _ = try await driver.post(element.command("click"))
      return
    }
    throw BrowserFailure.noOption(option, in: name)
  }

  public func value(of name: String) async throws -> String {
    let field = try await control(name, among: .written)
    return try await driver.get(field.command("property/value")).text ?? ""
  }
}

extension BrowserPage {
  public func resized(to window: BrowserWindow) async throws -> BrowserPage {
    let page = BrowserPage(driver: driver, site: site, window: window)
    try await page.prepare()
    return page
  }

  func prepare() async throws {
    _ = try await driver.tellChromium(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(window.width), "height": .integer(window.height),
        "deviceScaleFactor": .integer(window.scale), "mobile": .bool(window.isPhone),
      ])
    _ = try await driver.tellChromium(
      "Emulation.setTouchEmulationEnabled", ["enabled": .bool(window.isPhone)])
    _ = try await driver.tellChromium(
      "Emulation.setEmulatedMedia",
      [
        "media": window.isPrinted ? "print" : "",
        "features": [
          ["name": "prefers-color-scheme", "value": window.isDark ? "dark" : "light"],
          ["name": "forced-colors", "value": window.hasForcedColours ? "active" : "none"],
        ],
      ])
    _ = try await driver.tellChromium(
      "Emulation.setScriptExecutionDisabled", ["value": .bool(!window.hasScript)])
  }
}
