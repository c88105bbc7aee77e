private import CoreTesting
private import Foundation
private import Testing

extension BrowserPage {
  /// Saves a screenshot of the whole page as `reports/screenshots/<name>-<window>.png`.
  public func screenshot(_ name: String) async throws {
    let answer = try await driver.tellChromium(
      "Page.captureScreenshot",
      ["format": "png", "captureBeyondViewport": true, "optimizeForSpeed": true])
    guard let text = answer["data"]?.text, let picture = Data(base64Encoded: text) else {
      throw BrowserFailure.unreadable(command: "Page.captureScreenshot", answer: "\(answer)")
    }
    let folder = Self.folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try picture.write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(window.name).png"))
  }

  /// Saves a screenshot when a test has failed.
  func keepLastSight() async throws {
    let test = Test.current?.name.prefix { $0 != "(" } ?? "test"
    try await screenshot("failed-\(test)")
  }

  /// The folder beside the reports. Tests run in the package's folder.
  private static var folder: String {
    let reports = ProcessInfo.processInfo.environment["REPORTS"]
    return (reports ?? FileManager.default.currentDirectoryPath + "/reports") + "/screenshots"
  }
}
