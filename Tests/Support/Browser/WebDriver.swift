internal import CoreDomain
private import CoreTesting
private import Foundation
private import HTTPTypes

/// A WebDriver session: commands to one window of one browser.
///
/// A command that leads to another page returns at once. Its caller waits for the page.
/// https://www.w3.org/TR/webdriver2/
struct WebDriver: Sendable {
  private let client: any HTTPClient
  private let authority: String
  private let path: String

  /// Starts a browser.
  ///
  /// - Throws: ``BrowserFailure/didNotStart(reason:)`` if it is not installed or ends immediately.
  static func begin(
    over client: any HTTPClient, at authority: String, with capabilities: JSONValue
  ) async throws -> WebDriver {
    let none = WebDriver(client: client, authority: authority, path: "")
    let answer: JSONValue
    do {
      answer = try await none.post("/session", ["capabilities": ["alwaysMatch": capabilities]])
    } catch BrowserFailure.refused(_, let reason) {
      throw BrowserFailure.didNotStart(reason: reason)
    }
    guard let id = answer["sessionId"]?.text else {
      throw BrowserFailure.unreadable(command: "/session", answer: "\(answer)")
    }
    return WebDriver(client: client, authority: authority, path: "/session/\(id)")
  }

  /// Ends the browser and waits for its end.
  func end() async throws {
    _ = try await send(.delete, "", nil)
  }

  func get(_ command: String) async throws -> JSONValue {
    try await send(.get, command, nil)
  }

  func post(_ command: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await send(.post, command, parameters)
  }

  /// Runs a script that measures the page, even in a window without scripts.
  ///
  /// - Parameter script: The body of a function that returns JSON values or elements.
  func run(_ script: String, _ arguments: JSONValue = []) async throws -> JSONValue {
    try await post("/execute/sync", ["script": .text(script), "args": arguments])
  }

  /// Sends a command of Chromium's DevTools protocol, which WebDriver lacks.
  /// https://chromedevtools.github.io/devtools-protocol/
  func tellChromium(_ command: String, _ parameters: JSONValue) async throws -> JSONValue {
    try await post("/goog/cdp/execute", ["cmd": .text(command), "params": parameters])
  }

  private func send(
    _ method: HTTPRequest.Method, _ command: String, _ parameters: JSONValue?
  ) async throws -> JSONValue {
    var request = HTTPRequest(
      method: method, scheme: "http", authority: authority, path: path + command)
    var body: [UInt8] = []
    if let parameters {
      request.headerFields[.contentType] = "application/json"
      body = [UInt8](try JSONEncoder().encode(parameters))
    }
    let reply = try await client.send(request, body: body, limits: Self.limits)
    let name = command.isEmpty ? "end" : command
    guard let answer = try? JSONDecoder().decode(JSONValue.self, from: Data(reply.body)),
      let value = answer["value"]
    else {
      throw BrowserFailure.unreadable(command: name, answer: reply.text)
    }
    guard reply.response.status == .ok else {
      throw BrowserFailure.refused(command: name, reason: Self.reason(value))
    }
    return value
  }

  /// The first line of the driver's message; the other lines are about the driver itself.
  private static func reason(_ error: JSONValue) -> String {
    let message = error["message"]?.text ?? error["error"]?.text ?? "no reason is given"
    return String(message.prefix { $0 != "\n" })
  }

  /// A command may wait for a page on a busy machine; a screenshot has some megabytes.
  private static let limits = HTTPLimits(
    total: .seconds(120), connect: .seconds(30), bytes: 64 * 1024 * 1024, redirects: 0)
}

/// An element of a page, as the driver refers to it.
struct PageElement: Hashable, Sendable {
  /// The key of element references in WebDriver. https://www.w3.org/TR/webdriver2/#elements
  private static let key = "element-6066-11e4-a52e-4f735466cecf"

  private let id: String

  init?(_ value: JSONValue?) {
    guard let id = value?[Self.key]?.text else { return nil }
    self.id = id
  }

  func command(_ name: String) -> String { "/element/\(id)/\(name)" }

  var reference: JSONValue { [Self.key: .text(id)] }
}
