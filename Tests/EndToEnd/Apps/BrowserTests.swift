import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The browser for the tests of the pages. It must find faults: a check that finds nothing proves
/// nothing.
@Suite struct BrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func findsEachKindOfFaultAndNoneOnAValidPage() async throws {
    try await expectFaults(FaultyPage.all, in: .phone) { try await $0.faults() }
  }

  @Test func findsFaultsOfNarrowAndZoomedWindowsAndOfForcedColors() async throws {
    let pages = [
      FaultyPage(#"<a href="/0">Start</a> <button>Save</button> <label>Title <input></label>"#),
      FaultyPage(#"<div style="width: 23rem">Wide</div>"#, "narrow: The page is 3"),
      FaultyPage(
        #"<div style="width: 41rem">Wider</div>"#, "narrow: The page is 6",
        "zoomed: The page is 6"),
      FaultyPage(
        #"<button style="border: 0">Save</button>"#, "A button has no border: <button style"),
      FaultyPage(
        "<style>:focus { outline: none }</style><button>Save</button>",
        "The focus is invisible: <button>"),
    ]
    try await expectFaults(pages, in: .desktop) { try await $0.adaptionFaults() }
  }

  @Test(arguments: [(BrowserWindow.desktop, "ran"), (.desktop.withoutScript, "waits")])
  func runsScriptsOnlyIfTheyAreEnabled(_ window: BrowserWindow, _ text: String) async throws {
    let body = #"<p id="p">waits</p><script>p.textContent = "ran"</script>"#
    try await onPages([body], in: window) { page in
      try await page.open("/0")
      try await page.shows("Page \(text)")
    }
  }

  /// The first reply is cut off.
  @Test(arguments: [("{}", 1), ("[", 2)])
  func aManifestIsFaultyIfItIsAlsoFaultyWhenItIsReadAgain(_ text: String, faults: Int) async throws
  {
    let manifest = "'<link rel=\"manifest\" href=\"/manifest\">'"
    let body = "<script>document.head.insertAdjacentHTML('beforeend', \(manifest))</script>"
    try await onPages([body], manifest: text, in: .desktop) { page in
      try await page.open("/0")
      var found: [String] = []
      for _ in 0..<100 where !found.contains(where: { $0.contains("ERR_CONTENT_LENGTH") }) {
        found += try await page.faults()
      }
      #expect(found.count == faults, "\(found)")
    }
  }

  @Test func waitsForContentThatAppearsLater() async throws {
    let body = """
      <form action="/nowhere" onsubmit="return later()"><button>Ask</button></form>
      <p id="p">Nothing yet</p>
      <script>
      const later = () => { setTimeout(() => { p.textContent = "There it is" }, 50); return false }
      </script>
      """
    try await onPages([body], in: .desktop) { page in
      try await page.open("/0")
      try await page.tap("Ask")
      try await page.shows("There it is")
      try await page.lacks("Nothing yet")
    }
  }

  @Test func rejectsTheNameOfAMissingOrAmbiguousControl() async throws {
    try await onPages(["<button>Save</button><button>Save</button>"], in: .desktop) { page in
      try await page.open("/0")
      await #expect(throws: BrowserFailure.notOne(name: "Save", count: 2, names: ["Save", "Save"]))
      {
        try await page.tap("Save")
      }
      await #expect(throws: BrowserFailure.notOne(name: "Add", count: 0, names: ["Save", "Save"])) {
        try await page.tap("Add")
      }
    }
  }

  /// Expects exactly the faults of each page.
  private func expectFaults(
    _ pages: [FaultyPage], in window: BrowserWindow,
    by find: (BrowserPage) async throws -> [String]
  ) async throws {
    try await onPages(pages.map(\.body), in: window) { page in
      for (index, faulty) in pages.enumerated() {
        try await page.open("/\(index)")
        let found = try await find(page)
        #expect(found.count == faulty.faults.count, "\(faulty.body): \(found)")
        for fault in faulty.faults {
          #expect(found.contains { $0.contains(fault) }, "\(faulty.body): \(found)")
        }
      }
    }
  }

  /// Serves pages by their number and opens a window on them.
  private func onPages(
    _ bodies: [String], manifest: String = "", in window: BrowserWindow,
    body: (BrowserPage) async throws -> Void
  ) async throws {
    try await withLoopbackServer(
      answering: { request in
        if request.path == "/manifest" {
          return request.fields.contains { $0.value == "manifest" }
            ? [.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n"), .close] : [.reply(manifest)]
        }
        guard let index = Int(request.path.dropFirst()), bodies.indices.contains(index) else {
          return [.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")]
        }
        let html = FaultyPage.beginning + bodies[index]
        return [.reply(header: ["Content-Type: text/html"], body: Array(html.utf8))]
      },
      { server in try await browser.visit(server.authority, in: window, body: body) })
  }
}

/// A page with faults, and their expected descriptions.
private struct FaultyPage: Sendable {
  let body: String
  let faults: [String]

  init(_ body: String, _ faults: String...) {
    self.body = body
    self.faults = faults
  }

  /// The common start of the pages, without a fault.
  static let beginning = """
    <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <style>body { background: #ffffff; color: #111111; } svg { width: 1rem; height: 1rem; }</style>
    <main><h1>Page</h1>
    """

  static let all = [
    FaultyPage(#"<label for="a">Title</label><input id="a"> <a href="/0">Start</a>"#),
    FaultyPage("<button></button>", "button-name: <button></button>"),
    FaultyPage("<label>Title</label><input>", "label: <input>"),
    FaultyPage(#"<svg role="img"></svg>"#, "svg-img-alt: <svg"),
    FaultyPage("<dialog open>Sure?</dialog>", "aria-dialog-name: <dialog"),
    FaultyPage(#"<div style="width: 60rem">Wide</div>"#, "px wide, but the window shows 390 px"),
    FaultyPage("<h3>Late</h3>", "heading-order: <h3>Late</h3>"),
    FaultyPage("</main><p>Beside</p>", "region: <p>Beside</p>"),
    FaultyPage(
      #"<a href="/0" aria-label="Purchase">Buy</a>"#, "label-content-name-mismatch: <a href"),
    FaultyPage(#"<p style="color: #888888">Faint</p>"#, "insufficient color contrast of 3.54"),
    FaultyPage(
      #"<p style="background: #222222">Unread</p>"#, "insufficient color contrast of 1.18"),
    FaultyPage(
      ##"<svg viewBox="0 0 20 20"><text fill="#888888" y="15">Faint</text></svg>"##,
      "“Faint” has a contrast of 3.54:1"),
    FaultyPage("<style>body { background: #000; color: #fff; }</style>", "The page is not light"),
    FaultyPage(#"<script>console.error("broken")</script>"#, "broken"),
    FaultyPage(#"<script>console.warn("careful")</script>"#, "careful"),
    FaultyPage("<script>missing()</script>", "missing is not defined"),
    FaultyPage(#"<img alt="Here" src="/missing.png">"#, "a status of 404"),
    FaultyPage(
      #"<img alt="There" src="https://tiles.example/1.png">"#,
      "requests https://tiles.example/1.png", "ERR_NAME_NOT_RESOLVED"),
  ]
}
