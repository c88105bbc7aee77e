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
// | BrowserPage+Arrival, BrowserPage+Waiting | what comes after a press, or by itself        |
// | BrowserPage+Faults, PageLook, ColourPair | what is wrong with any page, whatever it shows |
// | BrowserPage+Screenshots  | pictures, kept beside the reports                             |
// | ChromeDriver             | the driver, as a process                                      |
// | WebDriver, JSONValue     | commands to it, over the wire                                 |
//
// Every visit has a driver, a browser and an empty profile of its own: about half a second on a quiet
// machine, and no test can see the cookies of another one. The browser reaches nothing but 127.0.0.1:
// it can resolve no name, so that no test depends on a network and none can call on one unnoticed.

public import CoreDomain
private import Glibc

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
      try await ChromeDriver().run(in: folder) { driver in
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

  /// What the browser is asked to be. Its switches are listed at
  /// https://peter.sh/experiments/chromium-command-line-switches/
  private static func capabilities(profile: String) -> JSONValue {
    [
      // What is waited for is the pages' business: some are shown while they come.
      "pageLoadStrategy": "none",
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
