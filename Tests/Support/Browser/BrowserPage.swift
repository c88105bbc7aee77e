/// The page that a person has before them: what they read on it, and what they do with it.
///
/// Controls are named as a screen reader names them, so that a test which can press a button by its name
/// shows that a person who does not see it can.
public struct BrowserPage: Sendable {
  let driver: WebDriver
  /// The origin of the pages, as in `http://127.0.0.1:49152`.
  let site: String
  /// What the page is looked at through.
  public let window: BrowserWindow

  /// Goes to a path of the site, and waits for its page.
  ///
  /// - Throws: ``BrowserFailure/noPage(after:)`` when it did not come within ``patience``.
  public func open(_ path: String) async throws {
    try await leave()
    _ = try await driver.post("/url", ["url": .text(site + path)])
    try await arrive(after: path, asFarAs: .whole)
  }

  /// Path and query of where the person is; the whole address where it is not the site's.
  public var place: String {
    get async throws {
      let address = try await driver.get("/url").text ?? ""
      return address.hasPrefix(site) ? String(address.dropFirst(site.count)) : address
    }
  }

  /// What the window's tab is called.
  public var title: String {
    get async throws { try await driver.get("/title").text ?? "" }
  }

  /// Everything that is seen on the page, in one line.
  public var text: String {
    get async throws {
      let lines = try await driver.run(Self.reading).text ?? ""
      return lines.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// What is drawn; a picture that is a page of its own has nothing but its texts.
  private static let reading =
    "return document.body?.innerText ?? document.documentElement.textContent"

  /// Presses a link, a button or a box. Where that leads to another page, waits for it.
  ///
  /// - Parameters:
  ///   - role: what it is, where a link and a button have one name.
  ///   - progress: how much of the other page is waited for.
  /// - Throws: ``BrowserFailure/noPage(after:)`` when none came within ``patience``.
  public func tap(
    _ name: String, as role: PageRole? = nil, andWaitFor progress: Arrival = .whole
  ) async throws {
    let control = try await control(name, among: .pressed, as: role)
    try await leave(through: control)
    _ = try await driver.post(control.command("click"))
    try await arrive(after: name, asFarAs: progress)
  }

  /// Writes into a field, in the place of what is there. A field for files takes the path of one.
  public func fill(_ name: String, with text: String) async throws {
    let field = try await control(name, among: .written)
    if try await driver.get(field.command("property/type")).text != "file" {
      _ = try await driver.post(field.command("clear"))
    }
    _ = try await driver.post(field.command("value"), ["text": .text(text)])
  }

  /// Takes one of several options.
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

  /// What stands in a field.
  public func value(of name: String) async throws -> String {
    let field = try await control(name, among: .written)
    return try await driver.get(field.command("property/value")).text ?? ""
  }
}

extension BrowserPage {
  /// Makes the window what it is to be.
  func prepare() async throws {
    _ = try await driver.tellChromium(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(window.width)), "height": .number(Double(window.height)),
        "deviceScaleFactor": window.isPhone ? 2 : 1, "mobile": .flag(window.isPhone),
      ])
    _ = try await driver.tellChromium(
      "Emulation.setTouchEmulationEnabled", ["enabled": .flag(window.isPhone)])
    _ = try await driver.tellChromium(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": window.isDark ? "dark" : "light"]
        ]
      ])
    _ = try await driver.tellChromium(
      "Emulation.setScriptExecutionDisabled", ["value": .flag(!window.hasScript)])
  }
}
