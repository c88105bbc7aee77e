import Composition
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreCLI
@testable import CoreWeb
@testable import seams
@testable import seams_server

/// The programs without any feature: both run, and explain how to add one.
@Suite struct EmptyProgramTests {
  private let order = "make new FEATURE=Recipes ENTITY=Recipe"

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
    let reply = try await reply(
      "/", of: empty())
    #expect(reply.status == .ok)
    #expect(reply.text.contains("<h1>There is no feature yet</h1>"))
    #expect(reply.text.contains("<pre>\(order)\nmake run</pre>"))
    #expect(reply.text.contains(#"<link rel="stylesheet" href="/style.css">"#))
    #expect(reply.text.contains(#"<script src="/script.js" defer></script>"#))
  }

  /// A page must not link to a path that does not exist.
  @Test func theStartPageLinksOnlyToExistingPaths() async throws {
    let features = empty()
    let page = try await reply("/", of: features).text
    let links = page.matches(of: /href="(\/[^"]*)"/).map { String($0.1) }
    #expect(Set(links).isSuperset(of: ["/", "/api/v1/openapi.json", "/readyz", "/metrics"]))
    for link in links { #expect(try await reply(link, of: features).status == .ok, "\(link)") }
  }

  @Test func theStartPageShowsTheFirstFeature() async throws {
    let features = ServerFeatures([PebblesWebFeature().served(Pebbles())])
    let start = try await reply("/", of: features)
    #expect(start.status == .ok)
    #expect(start.text.contains(#"<h2><a href="/pebbles">Pebbles</a></h2>"#))
    #expect(!start.text.contains("make new"))
    #expect(try await reply("/pebbles", of: features).text.contains("<h1>Pebbles</h1>"))
  }

  private func empty() -> ServerFeatures {
    ServerFeatures([], generator: FirstFeature.order)
  }

  private func reply(_ path: String, of features: ServerFeatures) async throws -> ServerReply {
    let health = Health(
      isReady: features.isReady, stopping: Stopping(),
      metrics: ServerMetrics(version: "0", start: .fixture()))
    let site = features.site(
      settings: try ServerSettings(host: "127.0.0.1", port: 0), versions: UnknownDataVersions(),
      news: ScriptedChangeNews(), health: health, sessions: nil, log: { _ in })
    let head = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: path)
    return await site.answer(head, body: NoBytes()).reply
  }
}
