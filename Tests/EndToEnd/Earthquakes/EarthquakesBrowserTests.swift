import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

/// The pages of the built server in a real browser, with the demo's service or a service that the
/// test controls.
@Suite struct EarthquakesBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test(arguments: BrowserWindow.pairs)
  func retriesAFailedCountAndShowsTheNumber(in window: BrowserWindow) async throws {
    try await browser.visitDemo(faults: "503", in: window) { page, _ in
      try await page.open("/earthquakes")
      try await page.tap("Count", as: .button)
      try await page.shows("Earthquakes were not counted")
      try await page.lacks("Counting…")
      try await page.isInOrder()
      try await page.screenshot("earthquakes-failed")

      try await page.tap("Try again")
      try await page.shows("earthquakes within 100 km of San Ramon since 2015-10-01")
      try await page.lacks("Counting…")
      try await page.lacks("Try again")
      try await page.isInOrder()
      try await page.screenshot("earthquakes-counted")
    }
  }

  @Test(arguments: [
    (LoopbackAction.reply(#"{"count":0,"maxAllowed":20000}"#), "earthquakes within 100 km"),
    (.reset, "Earthquakes were not counted"),
  ])
  func showsASpinnerUntilTheServiceRespondsOrFails(
    _ answer: LoopbackAction, _ outcome: String
  ) async throws {
    let (held, hold) = AsyncStream.makeStream(of: Void.self)
    let wait = LoopbackAction.perform { for await _ in held {} }
    try await withLoopbackServer(answering: { _ in [wait, answer] }) { service in
      let address = "usgs=http://\(service.authority)/fdsnws/event/1"
      try await withPrograms { programs in
        try await programs.withServer("--service", address) { server in
          try await browser.visit(server, in: .phone) { page in
            try await page.open("/earthquakes")
            try await page.tap("Count", as: .button, andWaitFor: .begun)
            try await page.shows("Counting…")
            hold.finish()
            try await page.shows(outcome)
            try await page.lacks("Counting…")
          }
        }
      }
    }
  }

  @Test func noPageHasAFault() async throws {
    try await browser.visitDemo(in: .desktop) { page, server in
      let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
      let list = try await visitor.get("/api/v1/earthquakes?limit=1", of: server).text
      let id = try #require(list.firstMatch(of: /"id":"([^"]+)"/)?.1)
      try await page.areInOrderInEveryWindow(
        Self.pages + [("event", "/earthquakes/events/\(id)")], prefix: "earthquakes")
    }
  }

  @Test func showsTheMapAndTheHistogramBesideTheTable() async throws {
    try await browser.visitDemo(in: .desktop) { page, _ in
      try await page.open("/earthquakes/list?near=Suva&radius=500")
      try await page.showsPicture("Map of")
      try await page.showsPicture("Histogram")
      try await page.isInOrderInEveryWindow("earthquakes-pictures")
      try await page.resized(to: .tablet).isInOrder()
      try await page.tap("Open the map as a file")
      try await page.shows("Suva")
    }
  }

  @Test func choosesAPlaceAndCountsByKeyboard() async throws {
    try await browser.visitDemo(in: .desktop) { page, _ in
      try await page.open("/earthquakes/places")
      try await page.tab(to: "Search")
      try await page.type("suva")
      try await page.press(.enter)
      try await page.shows("1 place")
      try await page.tab(to: "Suva")
      try await page.press(.enter)
      try await page.shows("Count earthquakes")
      try await page.tab(to: "Count", as: .button)
      #expect(try await page.showsFocus)
      try await page.press(.enter)
      try await page.shows("earthquakes within 100 km of Suva")
      try await page.tab(to: "Show the list")
      #expect(try await page.showsFocus)
    }
  }
}

extension EarthquakesBrowserTests {
  private static let pages = [
    ("form", "/earthquakes"), ("misread", "/earthquakes/count?radius=wide"),
    ("nowhere", "/earthquakes/count?near=Atlantis"), ("list", "/earthquakes/list"),
    ("none", "/earthquakes/list?near=Suva&magnitude=9.5"), ("places", "/earthquakes/places?q=san"),
    ("missing", "/earthquakes/events/nothing"),
  ]
}
