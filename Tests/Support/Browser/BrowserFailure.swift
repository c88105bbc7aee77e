public enum BrowserFailure: Error, Hashable, Sendable {
  case noDriver
  /// The driver has started, but ended or printed no port.
  case driverDidNotListen(said: String)
  /// The file with axe-core, which checks the pages, is missing.
  case noAxe(file: String)
  case didNotStart(reason: String)
  case refused(command: String, reason: String)
  /// The driver's response is not a WebDriver response.
  case unreadable(command: String, answer: String)
  case notOne(name: String, count: Int, names: [String])
  /// A URL, a link or a button did not lead to another page.
  case noPage(after: String)
  case noOption(String, in: String)
  /// Pressing Tab many times did not move the focus to the control.
  case notReached(String, seen: [String])
}

extension BrowserFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noDriver:
      """
      There is no “chromedriver” on this machine. “ci/bootstrap” installs it on Debian, with the \
      packages chromium and chromium-driver. The tests of pages do not run without it.
      """
    case .driverDidNotListen(let said):
      "“chromedriver” has started and does not listen. It printed: \(said)"
    case .noAxe(let file):
      "There is no “\(file)”. Run “make bootstrap”, which downloads it."
    case .didNotStart(let reason):
      """
      The driver cannot start Chromium: \(reason). “ci/bootstrap” installs it on Debian; its sandbox \
      needs user namespaces.
      """
    case .refused(let command, let reason):
      "The browser refuses “\(command)”: \(reason)"
    case .unreadable(let command, let answer):
      "The browser's answer to “\(command)” cannot be read: \(answer)"
    case .notOne(let name, 0, let names):
      "No control on the page has the name “\(name)”. The names are: \(Self.list(names))."
    case .notOne(let name, let count, _):
      "\(count) controls on the page have the name “\(name)”."
    case .noPage(let step):
      "No page loaded after “\(step)” within \(BrowserPage.patience)."
    case .noOption(let option, let name):
      "“\(name)” has no option “\(option)”."
    case .notReached(let name, let seen):
      "The Tab key did not reach “\(name)”. It reached: \(Self.list(seen))."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "“\($0)”" }.joined(separator: ", ")
  }
}
