private import Foundation
private import Testing

extension BrowserPage {
  /// Keeps a picture of the whole page, as `reports/screenshots/<name>-<window>.png`.
  public func screenshot(_ name: String) async throws {
    let answer = try await driver.tellChromium(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true])
    guard let text = answer["data"]?.text, let picture = Data(base64Encoded: text) else {
      throw BrowserFailure.unreadable(command: "Page.captureScreenshot", answer: "\(answer)")
    }
    let folder = Self.folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try picture.write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(window.name).png"))
  }

  /// Keeps a picture of what was seen when a test failed.
  func keepLastSight() async throws {
    let test = Test.current?.name.prefix { $0 != "(" } ?? "test"
    try await screenshot("failed-\(test)")
  }

  /// Beside the reports of the run: tests run in the package's folder.
  private static var folder: String {
    let reports = ProcessInfo.processInfo.environment["REPORTS"]
    return (reports ?? FileManager.default.currentDirectoryPath + "/reports") + "/screenshots"
  }
}
