import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@testable import CoreCLI
@testable import NewsCLI

/// Sequences of commands with the real view models and the real repository.
@Suite struct CLINewsScenarioTests {
  private let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")
  private let kiln = WebAddress.fixture("https://kiln.example/feed.xml")
  private let world = StoryWorld(feeds: [
    "one": .fixture(.fixture(id: "1", link: "https://tidewater.example/harbour", seconds: -60)),
    "two": .fixture(
      .fixture(
        id: "2", title: "Bridge closed", link: "https://tidewater.example/bridge",
        summary: "No cars until spring.", seconds: 3600),
      .fixture(id: "1", link: "https://tidewater.example/harbour", seconds: -60)),
  ])

  @Test func findsAStoryByItsLink() async throws {
    world.web.change { $0.publish("two", at: harbour) }
    _ = try await run("add", harbour.text)
    let read = try await run("read", "https://tidewater.example/bridge")
    #expect(read.text.hasPrefix("Bridge closed\n"))
    let starred = try await run("star", "http://www.tidewater.example/harbour/")
    #expect(starred.text == "Starred “Harbour reopens”.\n")
    let unknown = try await run("read", "https://tidewater.example/ferry")
    #expect(unknown.status == .malformedData)
    #expect(
      unknown.notices == [
        "seams: There is no story at “https://tidewater.example/ferry”. Check the address."
      ])
  }

  @Test func addsFetchesReadsStarsAndSearchesAndWorksOffline() async throws {
    world.web.change {
      $0.publish("one", at: harbour)
      $0.publish("one", at: kiln)
    }
    // The same story in two feeds is one story.
    #expect(
      try await run("add", harbour.text, "--category", "World").text
        == "Added “The Tidewater Post” with 1 story.\n")
    _ = try await run("add", kiln.text)
    let kept = try await run("list")
    #expect(kept.text.hasPrefix("[All 1]  World 1\n  1  • Harbour reopens\n"))

    // Two hours later, one feed has a new story, and the other one is unreachable.
    world.clock.set(Story.fixtureTime(7200))
    world.web.change {
      $0.publish("two", at: harbour)
      $0[kiln] = .failing(.unreachable("There is no network."))
    }
    let refreshed = try await run("list", "--refresh")
    #expect(refreshed.text.contains("  1  • Bridge closed\n       The Tidewater Post · 1 hour ago"))
    #expect(
      refreshed.notices == [
        "2 feeds: 1 new story, 1 failed.", "Fetched just now.",
        "“The Tidewater Post” could not be updated. The server could not be reached. There is no network.",
      ])

    // The story is read, starred and found again, all without a network.
    world.web.change { $0[harbour] = .failing(.unreachable("There is no network.")) }
    let asked = world.web.askings.count
    let id = try #require(
      refreshed.text.split(separator: "\n").dropFirst(2).first?.split(separator: " ").last)
    let read = try await run("read", String(id))
    #expect(read.text.hasSuffix("\n\nNo cars until spring.\n"))
    #expect(try await run("star", String(id)).text == "Starred “Bridge closed”.\n")
    let found = try await run("search", "bridge")
    #expect(found.text.contains("  1    Bridge closed\n"))
    #expect(found.text.contains(" · starred · "))
    #expect(try await run("list", "--unread").text.contains("Harbour reopens"))
    #expect(try await run("mark-read", "--category", "World").text == "Marked 1 story as read.\n")
    #expect(
      try await run("list", "--unread").notices.first == "No stories found.")
    #expect(world.web.askings.count == asked)

    let refresh = try await run("refresh")
    #expect(refresh.status == .unavailable)
    #expect(refresh.text.hasSuffix("2 feeds: 0 new stories, 2 failed.\n"))
  }

  @Test func opensABookmarkFormWithAddressAndTitle() async throws {
    world.web.change { $0.publish("one", at: harbour) }
    _ = try await run("add", harbour.text)
    let landing = BrowseEnvironment(context: context, features: ["bookmarks", "news"])
    var part = NewsBrowsePart(through: screens, from: landing)
    try await part.showAgain()
    #expect(try await part.perform(BrowseLine("bookmark 1")))
    let route = try #require(landing.navigator.takePassedRoutes().first)
    #expect(route.path == ["bookmarks", "new"])
    #expect(route.value(of: "url") == "https://tidewater.example/harbour")
    #expect(route.value(of: "title") == "Harbour reopens")
  }

  @Test func keepsTheFeedsFetchedBeforeARefreshIsCancelled() async throws {
    world.web.change {
      $0.publish("one", at: harbour)
      $0.publish("two", at: kiln)
    }
    try await world.subscribe(.unfetched("f1", harbour.text), .unfetched("f2", kiln.text))
    let hold = world.web.hold(kiln)
    let (screens, context) = (screens, context)
    let task = Task { try await screens.run(["refresh"], in: context) }
    await hold.reached()
    task.cancel()
    let stopped = try await task.value
    #expect(stopped.text == "" && stopped.notices == [] && stopped.status == .interrupted)
    #expect(stopped.done.first?.hasSuffix(" of 2 feeds. The fetched stories are stored.") == true)
  }

  @Test func listsTheFeedsOfAPageWithSeveral() async throws {
    let links = [
      FeedLink(address: harbour, title: "All"), FeedLink(address: kiln, title: nil),
    ]
    let world = StoryWorld(feeds: ["one": .fixture(.fixture())], pages: ["page": links])
    world.web.change {
      $0.publish("page", at: .fixture("https://tidewater.example/"), contentType: "text/html")
    }
    let screens = NewsModelScreens(repository: world.repository)
    let commandOutput = try await screens.run(["add", "https://tidewater.example/"])
    #expect(commandOutput.status == .malformedData && commandOutput.text == "")
    #expect(commandOutput.notices.dropFirst() == ["  \(harbour.text)  All", "  \(kiln.text)"])
  }

  private var screens: NewsModelScreens { NewsModelScreens(repository: world.repository) }
  private var context: CommandContext { .news(clock: world.clock) }

  private func run(_ arguments: String...) async throws -> CommandOutput {
    try await screens.run(arguments, in: context)
  }
}
