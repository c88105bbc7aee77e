// A real browser for the end-to-end tests: Debian's Chromium, driven over WebDriver by our own HTTP
// client.
//
// | file                     | content                                                       |
// |--------------------------|---------------------------------------------------------------|
// | Browser                  | starts and ends a browser                                     |
// | BrowserSeats             | the number of browsers that run at once                       |
// | BrowserWindow            | the window: size, light or dark mode, script on or off        |
// | BrowserPage              | opens pages, uses controls and reads texts                    |
// | BrowserPage+Controls     | finds controls by their accessible name                       |
// | BrowserPage+Keyboard     | presses keys and reads the focus                              |
// | BrowserPage+Arrival, BrowserPage+Waiting | waiting for pages and for conditions          |
// | BrowserPage+Faults, PageLook, ColourPair | checks that hold for every page               |
// | BrowserPage+Adaption     | checks in narrow and zoomed windows and in forced colors      |
// | BrowserPage+Axe          | checks by axe-core                                            |
// | BrowserPage+Screenshots  | screenshots, beside the reports                               |
// | ChromeDriver             | the driver, as a process                                      |
// | WebDriver                | commands to the driver, over HTTP                             |
//
// Every visit has its own driver, browser and empty profile. This takes about half a second on an
// idle machine, and no test can see the cookies of another one. The browser reaches only 127.0.0.1
// and resolves no names, so no test can depend on a network or use one unnoticed.

public import CoreDomain
private import CoreTesting
private import Glibc

/// A browser in which tests look at pages.
public struct Browser: Sendable {
  private let client: any HTTPClient

  public init(client: any HTTPClient) {
    self.client = client
  }

  /// Opens a window on a server's pages, runs the body, and closes it. If the body throws, takes a
  /// screenshot of the last page.
  ///
  /// - Throws: The error of the body, or ``BrowserFailure`` if no browser can be started.
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

  public func visit(
    _ server: RunningServer, in window: BrowserWindow = .desktop,
    body: (BrowserPage) async throws -> Void
  ) async throws {
    try await visit(server.authority, in: window, body: body)
  }

  /// Opens a window on the server of a demo with data of its own.
  public func visitDemo(
    faults: String = "", in window: BrowserWindow,
    body: (BrowserPage, RunningServer) async throws -> Void
  ) async throws {
    try await onDemo(faults: faults) { server in
      try await visit(server, in: window) { page in try await body(page, server) }
    }
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

  /// The browser's options. Its switches are listed at
  /// https://peter.sh/experiments/chromium-command-line-switches/
  private static func capabilities(profile: String) -> JSONValue {
    [
      // The tests wait for pages themselves, because some tests read a page while it loads.
      "pageLoadStrategy": "none",
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
      "goog:chromeOptions": [
        "args": .array((switches + ["--user-data-dir=\(profile)"]).map(JSONValue.text)),
        // Debian's Chromium opens a search engine's page on startup.
        "prefs": ["session.restore_on_startup": 4, "session.startup_urls": ["about:blank"]],
      ],
    ]
  }

  private static var switches: [String] {
    [
      "--headless=new", "--no-first-run", "--disable-gpu", "--disable-extensions",
      // The shared memory of a container is too small for a browser.
      "--disable-dev-shm-usage",
      // Gives scripts the accessible name of an element: “computedName”.
      "--enable-blink-features=ComputedAccessibilityInfo",
      // The connection to the driver. It opens no port, and the browser ends with the driver.
      "--remote-debugging-pipe",
      // The browser makes no requests of its own, and resolves no names.
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--no-proxy-server",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ] + (geteuid() == 0 ? ["--no-sandbox"] : [])  // Root cannot use the sandbox.
  }
}
