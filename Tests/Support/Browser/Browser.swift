// A real browser, for the end-to-end tests: Debian's Chromium, driven over WebDriver by our own HTTP
// client.
//
// | file                     | what it is                                                    |
// |--------------------------|---------------------------------------------------------------|
// | Browser                  | starts a browser, lends it, ends it                           |
// | BrowserSeats             | how many browsers run at once                                 |
// | BrowserWindow            | what the person has: the size, light or dark, script or none  |
// | BrowserPage              | what the person does and reads, in words                      |
// | BrowserPage+Controls     | how a control is found: by the name that is read out          |
// | BrowserPage+Keyboard     | the same without a mouse                                      |
// | BrowserPage+Waiting      | what comes by itself, after some time                         |
// | BrowserPage+Faults, PageLook, ColourPair | what is wrong with any page, whatever it shows |
// | BrowserPage+Screenshots  | pictures, kept beside the reports                             |
// | WebDriver, JSONValue     | commands over the wire                                        |
//
// Every visit has a driver, a browser and an empty profile of its own: about half a second on a quiet
// machine, and no test can see the cookies of another one. The browser reaches nothing but 127.0.0.1:
// it can resolve no name, so that no test depends on a network and none can call on one unnoticed.

public import CoreDomain
private import Foundation
private import Glibc
private import Subprocess
private import SystemPackage

/// A browser that tests look at pages with.
public struct Browser: Sendable {
  private let client: any HTTPClient

  /// - Parameter client: what carries the commands to the driver, which listens on 127.0.0.1.
  public init(client: any HTTPClient) {
    self.client = client
  }

  /// Opens a window on a server's pages, lends it, and closes it.
  ///
  /// When the body throws, the last thing that was seen is kept as a picture.
  ///
  /// - Parameters:
  ///   - authority: host and port of the server; `open` takes paths there.
  ///   - window: what the person looks through.
  /// - Throws: what the body throws, and ``BrowserFailure`` when no browser can be started.
  public func visit(
    _ authority: String, in window: BrowserWindow = .desktop,
    body: (BrowserPage) async throws -> Void
  ) async throws {
    await BrowserSeats.shared.take()
    do {
      try await sit(before: authority, in: window, body: body)
    } catch {
      await BrowserSeats.shared.leave()
      throw error
    }
    await BrowserSeats.shared.leave()
  }

  /// Opens a window on the pages of a server that listens.
  public func visit(
    _ server: RunningServer, in window: BrowserWindow = .desktop,
    body: (BrowserPage) async throws -> Void
  ) async throws {
    try await visit(server.authority, in: window, body: body)
  }
}

extension Browser {
  private func sit(
    before authority: String, in window: BrowserWindow, body: (BrowserPage) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try await withDriver(in: folder) { driver in
        let session = try await WebDriver.begin(
          over: client, at: driver, with: Self.capabilities(profile: folder.path("profile")))
        let page = BrowserPage(driver: session, site: "http://\(authority)", window: window)
        do {
          try await page.prepare()
          try await body(page)
        } catch {
          try? await page.keepLastSight()
          try? await session.end()
          throw error
        }
        try await session.end()
      }
    }
  }

  /// Starts the driver, lends its address, and stops it; a browser that is left over ends with it.
  ///
  /// NB: the driver takes a free port of IPv6, then wants the same one of IPv4, and ends where somebody
  /// else has that: https://github.com/SeleniumHQ/selenium/issues/10974. Another start finds another port.
  private func withDriver(
    in folder: TemporaryFolder, body: (String) async throws -> Void
  ) async throws {
    guard (try? await Self.driver.resolveExecutablePath(in: .inherit)) != nil else {
      throw BrowserFailure.noDriver
    }
    for _ in 1..<Self.starts {
      do {
        return try await runDriver(in: folder, body: body)
      } catch BrowserFailure.driverDidNotListen {
        continue
      }
    }
    try await runDriver(in: folder, body: body)
  }

  /// How often the driver is started until it listens.
  private static let starts = 10

  private func runDriver(
    in folder: TemporaryFolder, body: (String) async throws -> Void
  ) async throws {
    _ = try await Subprocess.run(
      Self.driver, arguments: ["--port=0"],
      // What the browser writes beside its profile is gone with the folder.
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
        try await body("127.0.0.1:\(port)")
      } catch {
        try execution.send(signal: .terminate)
        throw error
      }
      try execution.send(signal: .terminate)
      while try await lines.next() != nil {}
    }
  }

  private static let driver = Executable.name("chromedriver")

  /// What the browser is asked to be. Its switches are listed at
  /// https://peter.sh/experiments/chromium-command-line-switches/
  private static func capabilities(profile: String) -> JSONValue {
    [
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
      "goog:chromeOptions": [
        "args": .list((switches + ["--user-data-dir=\(profile)"]).map(JSONValue.text)),
        // Debian's Chromium opens a search engine's page when it starts.
        "prefs": ["session.restore_on_startup": 4, "session.startup_urls": ["about:blank"]],
      ],
    ]
  }

  private static var switches: [String] {
    [
      "--headless=new", "--no-first-run", "--disable-gpu", "--disable-extensions",
      // The shared memory of a container is too small for a browser.
      "--disable-dev-shm-usage",
      // Gives scripts of the tests the names that are read out: “computedName” of an element.
      "--enable-blink-features=ComputedAccessibilityInfo",
      // The driver's own way in: no port is open to others, and the browser ends with the driver.
      "--remote-debugging-pipe",
      // Nothing is asked that no page asked for, and no name leads anywhere.
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--no-proxy-server",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ] + (geteuid() == 0 ? ["--no-sandbox"] : [])  // Root cannot have the sandbox.
  }
}
