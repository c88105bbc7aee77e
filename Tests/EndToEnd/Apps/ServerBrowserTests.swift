import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

@Suite struct ServerBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func signsInWithTheTokenAndOutAgain() async throws {
    try await withPrograms { programs in
      let token = String(repeating: "0123456789abcdef", count: 3)
      let file = try programs.file("token", token + "\n")
      try await programs.withServer("--token-file", file) { server in
        try await browser.visit(server, in: .desktop) { page in
          try await page.open("/nowhere")
          try await page.shows("Sign in")
          try await page.isInOrderInEveryWindow("sign-in")

          try await page.fill("Access token", with: "wrong")
          try await page.tap("Sign in")
          try await page.shows("The access token is wrong.")
          try await page.isInOrder()

          try await page.fill("Access token", with: token)
          try await page.tap("Sign in")
          #expect(try await page.place == "/nowhere")
          try await page.tap("Sign out")
          try await page.shows("Sign in")
        }
      }
    }
  }

  @Test func theStartPageAndTheErrorPageHaveNoFaults() async throws {
    try await onServer { server, _ in
      try await browser.visit(server, in: .desktop) { page in
        for (name, path) in [("start", "/"), ("missing", "/nowhere")] {
          try await page.open(path)
          try await page.isInOrderInEveryWindow(name)
        }
        try await page.tap("Go to the home page")
        try await page.shows(ProductName.text)
      }
    }
  }

  @Test func theShortcutsAreListedAndCanBeTurnedOff() async throws {
    try await onServer { server, _ in
      try await browser.visit(server, in: .desktop) { page in
        try await page.open("/")
        try await page.type("?")
        try await page.shows("Next or previous entry")
        #expect(try await page.focus == "Close")
        try await page.isInOrder()
        try await page.screenshot("shortcuts")
        try await page.tap("Use these shortcuts")
        try await page.press(.escape)
        try await page.lacks("Next or previous entry")

        try await page.open("/nowhere")
        try await page.type("?")
        try await page.lacks("Next or previous entry")
        try await page.tap("Keyboard shortcuts")
        try await page.tap("Use these shortcuts")
        try await page.tap("Close")
        try await page.type("?")
        try await page.shows("Next or previous entry")
      }
      try await browser.visit(server, in: .desktop.withoutScript) { page in
        try await page.open("/")
        try await page.type("?")
        try await page.lacks("Keyboard shortcuts")
        try await page.isInOrder()
      }
    }
  }

  /// The home page leads to every feature. There, the header is as high as on each other's page, and
  /// leaves most of a phone's window to the content.
  @Test func theHomePageLinksToEveryFeatureUnderOneHeader() async throws {
    try await onDemo { server in
      let html = try await visitor.get("/", of: server).text
      let cards = html.matches(of: /<h2><a href="([^"]*)">([^<]*)<\/a><\/h2>/)
      try await browser.visit(server, in: .desktop) { page in
        for window in [BrowserWindow.desktop, .phone] {
          let page = try await page.resized(to: window)
          var heights: Set<Double> = []
          for card in cards {
            try await page.open(String(card.1))
            // The only feature of a product may have the product's name.
            let site = card.2 == ProductName.text ? "" : " · \(ProductName.text)"
            #expect(try await page.title.hasSuffix(card.2 + site))
            heights.insert(try await page.contentTop)
          }
          #expect(heights.count <= 1 && heights.allSatisfy { $0 < 160 }, "\(heights)")
          try await page.open("/")
          #expect(try await page.contentTop < 160)
        }
        try await page.isInOrderInEveryWindow("home")
        try await page.tap("Health")
        #expect(try await page.place == "/healthz")
      }
    }
  }
}
