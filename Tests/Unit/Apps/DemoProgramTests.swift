import Composition
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

/// The programs as demos: their settings and their notice.
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
    let environment = environment.merging(["HOME": "/home/ada", "SEAMS_DEMO": "1"]) { one, _ in one
    }
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

  @Test func everyPageOfADemoShowsTheNotice() throws {
    let layout = PageLayout(menus: [PageMenu("A", [])], note: "A <note>.")
    let page = Page(title: "T", content: "")
    let banner = #"<p class="demo" role="note">A &lt;note&gt;.</p>"#
    for layout in [layout, layout.within(PageMenu("B", [])), layout.withoutLinks] {
      #expect(layout.reply(page).text.contains(banner))
    }
    #expect(!PageLayout(menus: []).reply(page).text.contains("role=\"note\""))
  }

  @Test(arguments: ["/healthz", "/nowhere", "/api/v1/openapi.json"])
  func everyReplyOfADemoIsMarked(_ path: String) async throws {
    var settings = try ServerSettings(host: "127.0.0.1", port: 0)
    #expect(await reply(path, settings).fields[.seamsData] == nil)
    settings.note = DemoNote.text
    #expect(await reply(path, settings).fields[.seamsData] == "demo")
  }

  private func reply(_ path: String, _ settings: ServerSettings) async -> ServerReply {
    let health = Health(
      isReady: {}, stopping: Stopping(), metrics: ServerMetrics(version: "0", start: .fixture()))
    let site = ServerFeatures([]).site(
      settings: settings, versions: UnknownDataVersions(), news: ScriptedChangeNews(),
      health: health, sessions: nil, log: { _ in })
    let head = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: path)
    return await site.answer(head, body: NoBytes()).reply
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
