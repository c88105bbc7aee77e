import Composition
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import CoreWeb
@testable import seams
@testable import seams_server

@Suite struct DemoProgramTests {
  @Test(arguments: [
    (["--demo"], ["HOME": "/home/ada"], "/home/ada/.local/share/seams-demo"),
    (["--demo"], ["XDG_DATA_HOME": "/xdg", "SEAMS_DATA_DIR": "/mine"], "/xdg/seams-demo"),
    (["--demo", "--data-dir", "/given"], ["HOME": "/home/ada"], "/given"),
    ([], ["HOME": "/home/ada", "SEAMS_DEMO": "1"], "/home/ada/.local/share/seams-demo"),
    (["--demo", "--config", "/config.json"], ["XDG_DATA_HOME": "/xdg"], "/xdg/seams-demo"),
    (["--config", "/demo.json"], ["XDG_DATA_HOME": "/xdg"], "/xdg/seams-demo"),
  ])
  func aDemoNeverUsesTheDefaultDataFolder(
    _ arguments: [String], _ environment: [String: String], _ folder: String
  ) async {
    let world = world(["pebbles", "list"] + arguments, environment)
    #expect(await world.seams() == .success)
    #expect(world.opened.all.map(\.dataFolder) == [folder])
    #expect(world.opened.all.map(\.isDemo) == [true])
  }

  @Test func aDemoWithoutAHomeRequiresADataFolder() async {
    let world = world(["pebbles", "list", "--demo"], ["SEAMS_DATA_DIR": "/mine"])
    #expect(await world.seams() == .configuration)
    #expect(world.spyConsole.error.contains("--data-dir"))
  }

  @Test(arguments: [[], ["--json"]])
  func printsTheDemoNoticeToStandardError(_ arguments: [String]) async {
    let plain = world(["pebbles", "list"] + arguments)
    _ = await plain.seams()
    let demo = world(["pebbles", "list", "--demo"] + arguments)
    _ = await demo.seams()
    #expect(demo.spyConsole.error == DemoNote.text + "\n" + plain.spyConsole.error)
    #expect(demo.spyConsole.output == plain.spyConsole.output)
  }

  @Test(arguments: [
    (["SEAMS_DEMO_FAULTS": "cut,504"], "Unknown fault “504”. Use one of: ok, slow"),
    (["SEAMS_DEMO": "maybe"], "in SEAMS_DEMO must be true or false, got “maybe”."),
  ])
  func rejectsSettingsThatADemoDoesNotSupport(_ environment: [String: String], _ words: String)
    async
  {
    let environment = ["HOME": "/home/ada", "SEAMS_DEMO": "1"].merging(environment) { $1 }
    let world = world(["pebbles", "list"], environment)
    #expect(await world.seams() == .configuration)
    #expect(world.spyConsole.error.contains(words), "\(world.spyConsole.error)")
    #expect(world.opened.all.isEmpty)
  }

  @Test func aDemoIgnoresTheAddressesOfRealServices() async {
    let environment = ["HOME": "/home/ada", "SEAMS_CA_FILE": "/ca.pem"]
    let world = world(["pebbles", "list", "--demo"], environment)
    #expect(await world.seams() == .success)
    #expect(world.opened.all.allSatisfy { $0.certificates == nil })
  }

  @Test func theServerStartsAsADemo() async {
    let world = StubEnvironment(arguments: ["--demo"], refusal: .demo(reason: "No port."))
    #expect(await world.server() == .unavailable)
    #expect(world.opened.all.map(\.isDemo) == [true])
    #expect(world.spyConsole.error == "seams-server: No port.\n")
  }

  /// A reader of the page by landmarks would miss a banner outside of the header.
  @Test func everyPageOfADemoShowsTheNoticeInItsHeader() throws {
    let layout = PageLayout(menus: [PageMenu("A", [])], note: "A <note>.")
    let page = Page(title: "T", content: "")
    let banner = #"<p class="demo" role="note">A &lt;note&gt;.</p>"#
    for layout in [layout, layout.within(PageMenu("B", [])), layout.withoutLinks] {
      let html = layout.reply(page).text
      let header = try #require(html.firstMatch(of: /<header>(.|\n)*<\/header>/))
      #expect(header.0.contains(banner))
    }
    #expect(!PageLayout(menus: []).reply(page).text.contains("role=\"note\""))
  }

  @Test(arguments: ["/healthz", "/nowhere", "/api/v1/openapi.json"])
  func everyReplyOfADemoIsMarked(_ path: String) async throws {
    let features = ServerFeatures([])
    #expect(try await features.site().reply(to: path).fields[.seamsData] == nil)
    let demo = try features.site(note: DemoNote.text)
    #expect(await demo.reply(to: path).fields[.seamsData] == "demo")
  }

  private func world(
    _ arguments: [String], _ environment: [String: String] = ["HOME": "/home/ada"]
  ) -> StubEnvironment {
    var world = StubEnvironment(arguments: arguments, environment: environment)
    world.memory = InMemoryFileSystem([
      "/config.json": Array(#"{"dataDir": "/file"}"#.utf8),
      "/demo.json": Array(#"{"demo": true, "dataDir": "/file"}"#.utf8),
    ])
    return world
  }
}

/// The programs without any feature: both run, and explain how to add one.
@Suite struct EmptyProgramTests {
  private let order = "make new FEATURE=Recipes ENTITY=Recipe"
  private let empty = ServerFeatures([], generator: FirstFeature.order)

  @Test(arguments: [[], ["--help"], ["help"]])
  func helpExplainsHowToAddAFeature(_ arguments: [String]) async {
    let world = StubEnvironment(arguments: arguments)
    #expect(await world.emptySeams() == .success)
    // The help is wrapped at an unknown width.
    let words = world.spyConsole.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("There is no feature yet."))
    #expect(words.contains(order))
    #expect(words.contains("SUBCOMMANDS: browse"))
    #expect(world.opened.all == [])
  }

  @Test func anEmptyBrowseCommandExplainsHowToAddAFeature() async {
    let world = StubEnvironment(arguments: ["browse"])
    #expect(await world.emptySeams() == .usage)
    #expect(world.spyConsole.error.contains(FirstFeature.text))
    #expect(world.spyConsole.output == "")
    #expect(world.opened.all == [])
  }

  @Test func doesNotExplainHowToAddAFeatureIfOneExists() async {
    let world = StubEnvironment(arguments: ["--help"])
    #expect(await world.seams() == .success)
    #expect(!world.spyConsole.output.contains("make new"))
  }

  @Test func theStartPageExplainsHowToAddAFeature() async throws {
    let reply = try await empty.site().reply(to: "/")
    #expect(reply.status == .ok)
    #expect(reply.text.contains("<h1>There is no feature yet</h1>"))
    #expect(reply.text.contains("<pre>\(order)\nmake run</pre>"))
    #expect(reply.text.contains(#"<link rel="stylesheet" href="/style.css">"#))
  }

  /// A page must not link to a path that does not exist.
  @Test func theStartPageLinksOnlyToExistingPaths() async throws {
    let site = try empty.site()
    let page = await site.reply(to: "/").text
    let links = page.matches(of: /href="(\/[^"]*)"/).map { String($0.1) }
    #expect(Set(links).isSuperset(of: ["/", "/api/v1/openapi.json", "/readyz", "/metrics"]))
    for link in links { #expect(await site.reply(to: link).status == .ok, "\(link)") }
  }

  @Test func theStartPageShowsTheFirstFeature() async throws {
    let site = try ServerFeatures([PebblesWebFeature().served(Pebbles())]).site()
    let start = await site.reply(to: "/")
    #expect(start.status == .ok)
    #expect(start.text.contains(#"<h2><a href="/pebbles">Pebbles</a></h2>"#))
    #expect(!start.text.contains("make new"))
    #expect(await site.reply(to: "/pebbles").text.contains("<h1>Pebbles</h1>"))
  }
}
