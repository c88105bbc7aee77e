private import Foundation
private import Subprocess

/// The program that drives the browser, as a process.
struct ChromeDriver: Sendable {
  /// Starts the driver, passes its address to the body, and stops it together with any browser that
  /// is left.
  ///
  /// NB: the driver takes a free port on IPv6, then needs the same one on IPv4, and ends if that is
  /// taken: https://github.com/SeleniumHQ/selenium/issues/10974. A new start uses another port.
  func run(
    in folder: TemporaryFolder, body: (String) async throws -> Void
  ) async throws {
    guard (try? await Self.program.resolveExecutablePath(in: .inherit)) != nil else {
      throw BrowserFailure.noDriver
    }
    for _ in 1..<Self.starts {
      do {
        return try await runOnce(in: folder, body: body)
      } catch BrowserFailure.driverDidNotListen {
        continue
      }
    }
    try await runOnce(in: folder, body: body)
  }

  private static let starts = 10

  private func runOnce(
    in folder: TemporaryFolder, body: (String) async throws -> Void
  ) async throws {
    _ = try await Subprocess.run(
      Self.program, arguments: ["--port=0"],
      // Files that the browser writes outside of its profile are deleted with the folder.
      environment: .inherit.updating(["HOME": folder.path, "TMPDIR": folder.path]),
      input: .none, output: .sequence, error: .combinedWithOutput
    ) { execution in
      var lines = execution.standardOutput.strings().makeAsyncIterator()
      var said = ""
      var port: Substring?
      while port == nil, let line = try await lines.next() {
        port = line.firstMatch(of: /successfully on port (\d+)/)?.1
        said += line
      }
      guard let port else { throw BrowserFailure.driverDidNotListen(said: said) }
      do {
        defer { try? execution.send(signal: .terminate) }
        try await body("127.0.0.1:\(port)")
      }
      while try await lines.next() != nil {}
    }
  }

  private static let program = Executable.name("chromedriver")
}
