import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import StargazersWeb

/// The list page as a user operates it: from the page through the route, the controller and the
/// binding to the view model.
@Suite struct ServerStargazerListTests {
  private let repository = StubStargazerRepository()
  private static let path = "/stargazers/list?repository=lindqvist/glaze"

  @Test func startsWithTheRememberedValues() async throws {
    let reader = StubStargazerPreferencesReader(
      StargazerPreferences(repository: .fixture(), pageSize: .fixture(7)))
    let person = Site(DefaultStargazersScreens(repository: repository, preferences: reader)).visitor
    try await person.open("/stargazers")
    #expect(person.page.field("Repository") == "lindqvist/glaze")
    #expect(person.page.field("Sort by") == "oldest")
    #expect(person.page.field("Rows") == "7")
    #expect(repository.calls.isEmpty)
  }

  @Test func listsAndRemembersTheTypedValues() async throws {
    repository.answer { $0.list = .success(.fixture(order: .newest)) }
    let writer = SpyStargazerPreferencesWriter()
    let person = try await Site(DefaultStargazersScreens(repository: repository, writer: writer))
      .visit("/stargazers")
    person.type("https://github.com/lindqvist/glaze", into: "Repository")
    person.type("newest", into: "Sort by")
    person.type("5", into: "Rows")
    try await person.tap("List")
    #expect(repository.calls == [.list(.fixture(.newest, 5))])
    #expect(
      writer.callArgs == [StargazerPreferences(repository: .fixture(), pageSize: .fixture(5))])
    #expect(person.page.field("Repository") == "lindqvist/glaze")
    #expect(person.page.field("Sort by") == "newest")
  }

  @Test func opensTheHistoryOfTheTypedRepository() async throws {
    repository.answer { $0.history = .success(.served([1], total: 1)) }
    let person = try await Site(over: repository).visit("/stargazers")
    person.type("lindqvist/glaze", into: "Repository")
    try await person.tap("History")
    #expect(repository.calls == [.history(of: .fixture(), refreshes: false)])
    #expect(person.page.texts("h1") == ["Star history"])
    #expect(person.page.texts("title").first?.hasPrefix("lindqvist/glaze · ") == true)
  }

  @Test func refreshesByAButton() async throws {
    let person = try await visit(.fixture())
    try await person.tap("Refresh all")
    #expect(repository.calls.last == .list(.fixture(refreshes: true)))
  }

  @Test func showsTheProgressUntilTheListArrives() async throws {
    let gate = Gate()
    let repository = StubStargazerRepository(waitingFor: gate.pass)
    repository.answer {
      $0.progress = [.pages(37, of: 400), .pause(until: .fixture(30))]
      $0.list = .success(.fixture())
    }
    let person = Site(over: repository).visitor
    try await person.open(Self.path) { page in
      #expect(page.spinners == ["Loading…"])
      #expect(page.rows.isEmpty)
      gate.open()
    }
    #expect(person.page.spinners == [])
    #expect(person.page.values(of: "value", "progress") == ["37"])
    #expect(person.page.values(of: "max", "progress") == ["400"])
    #expect(person.page.values(of: "aria-label", "progress") == ["Pages loaded"])
    #expect(person.page.texts("span").first == "Loading page 37 of 400 from GitHub…")
    #expect(
      person.page.texts(role: "status").prefix(2) == [
        "Loading…",
        "GitHub's rate limit is exceeded. Loading continues at 2026-01-01 00:00:30 UTC.",
      ])
  }

  @Test func showsARowWithALinkForEachStargazerAndNoAvatar() async throws {
    let person = try await visit(
      .fixture(
        [
          .fixture(id: 1, login: "mira-l", starred: 25),
          .fixture(id: 2, login: "okafor", starred: nil),
        ], total: 412, order: .newest))
    #expect(
      person.page.rows == [
        ["Name", "Starred on", "GitHub"], ["mira-l", "2026-01-02", "Profile"],
        ["okafor", "unknown", "Profile"],
      ])
    #expect(person.page.values(of: "class", "th") == ["extra"])
    #expect(
      person.page.link("mira-l") == "/stargazers/people/mira-l?repository=lindqvist%2Fglaze")
    #expect(person.page.link("Profile") == "https://github.com/mira-l")
    #expect(person.page.values(of: "datetime", "time") == ["2026-01-02T01:00:00Z"])
    #expect(person.page.texts("caption") == ["2 stargazers, newest first"])
    #expect(person.page.texts(role: "status").last == "“lindqvist/glaze” has 412 stars.")
    #expect(person.page.values(of: "src", "img").isEmpty)
  }

  /// The page builds its own links, which must match the screen's routes.
  @Test(arguments: ["mira", "a/b", "ü & x"])
  func linksToTheRoutesOfTheScreen(_ login: String) async {
    let navigator = SpyNavigator()
    let screens = DefaultStargazersScreens(repository: repository)
    let list = screens.list(navigator: navigator)
    await list.send(.open(login: login, repository: "lindqvist/glaze"))
    await list.send(.openHistory(repository: "lindqvist/glaze"))
    await screens.history(navigator: navigator).send(.openList(repository: "lindqvist/glaze"))
    #expect(
      navigator.routes == [
        StargazerRoutes.person(login, of: .fixture()), StargazerRoutes.history(of: .fixture()),
        StargazerRoutes.list(of: .fixture()),
      ])
  }

  @Test func showsASentenceInsteadOfATableWithoutStars() async throws {
    let person = try await visit(.fixture([], total: 0))
    #expect(person.page.texts(role: "status").last == "“lindqvist/glaze” has no stars yet.")
    #expect(person.page.rows.isEmpty)
  }

  @Test func showsTheHistoryInsteadOfARestrictedList() async throws {
    let person = try await visit(
      .fixture([], total: 412, .restricted, history: .served([2, 10], total: 412)))
    #expect(person.page.texts(role: "status").last == "“lindqvist/glaze” has 412 stars.")
    let note = try #require(person.page.texts(role: "note").last)
    #expect(note.hasPrefix("GitHub shows this list only to members of the repository."))
    #expect(note.contains("SEAMS_GITHUB_TOKEN"))
    #expect(person.page.rows.contains(["2026-01-04", "2", "412"]))
    #expect(person.page.rows.contains(["2025-12-28", "10", "410"]))
    #expect(person.page.values(of: "aria-label", "svg").first?.hasPrefix("Chart: ") == true)
    #expect(person.page.link("Logarithmic") == nil)
  }

  @Test func saysThatTheHistoryOfARestrictedListMayBeIncomplete() async throws {
    let history = StarHistory.fixture([2, 10], total: 412, origin: .stored(isComplete: false))
    let person = try await visit(.fixture([], total: 412, .restricted, history: history))
    #expect(
      person.page.texts(role: "note").contains { $0.contains("The history may be incomplete.") })
  }

  @Test func showsTheReasonOfGitHubForARestrictedList() async throws {
    let person = try await visit(
      .fixture([], total: 412, .restricted, refusal: "Resource not accessible."))
    #expect(
      person.page.texts(role: "note").last
        == "GitHub denied access. GitHub says: “Resource not accessible.”")
  }

  @Test func labelsStarsThatMayNotBeTheNewest() async throws {
    let person = try await visit(.fixture(total: 9, order: .newest, .partial(.ceiling(1))))
    #expect(person.page.texts("caption") == ["1 stargazer, newest known first"])
  }

  @Test(
    arguments: [
      (.ceiling(40_000), "GitHub lists only the first 40,000 stars."),
      (.unlisted(4980), "GitHub lists only 4,980 of the stars that it counts."),
      (.unread(2300), "The list is incomplete. Confirmed so far: 2,300 stars."),
      (.unread(1), "The list is incomplete. Confirmed so far: 1 star."),
    ] as [(StargazerGap, String)])
  func showsWhatIsMissingOfAList(_ gap: StargazerGap, _ sentence: String) async throws {
    let person = try await visit(.fixture(total: 50_000, .partial(gap)))
    #expect(person.page.texts(role: "note").last?.hasPrefix(sentence) == true)
    #expect(person.page.rows.count == 2)
  }

  @Test func showsTheReasonAndTheAgeOfStoredData() async throws {
    let person = try await visit(
      .fixture(origin: .stored(172_800, because: .unreachable("Nobody answers."))))
    #expect(
      person.page.texts(role: "note") == [
        "GitHub cannot be reached. Nobody answers. "
          + "Last updated 2 days ago, on 2025-12-30 00:00 UTC. "
          + "Without a network, start the server with “--demo”."
      ])
  }

  @Test(arguments: [
    (StargazerFailure.source(.unreachable("Nobody answers.")), ""),
    (
      .unknownEnd(because: .unreachable("Nobody answers.")),
      "The newest stars are on the last page, which could not be read. "
    ),
  ])
  func showsWhyThereIsNoListAndKeepsTheForm(
    _ failure: StargazerFailure, _ beginning: String
  ) async throws {
    repository.answer { $0.list = .failure(failure) }
    let person = try await Site(over: repository).visit(Self.path)
    #expect(
      person.page.texts(role: "alert") == [
        "\(beginning)GitHub cannot be reached. Nobody answers. "
          + "Without a network, start the server with “--demo”."
      ])
    #expect(person.page.rows.isEmpty)
    #expect(person.page.spinners == [])
    #expect(person.page.link("Try again") == "/stargazers/list?repository=lindqvist%2Fglaze")
    #expect(person.page.field("Repository") == "lindqvist/glaze")
    #expect(person.page.faults == [])
  }

  @Test func doesNotSuggestTheDemoInADemo() async throws {
    repository.answer { $0.list = .failure(.source(.unreachable("Nobody answers."))) }
    let html = try await Site(over: repository, note: "Demo.").reply(to: Self.path).wholeText()
    #expect(html.contains("Nobody answers.") && !html.contains("--demo"))
  }

  @Test func linksToTheNextAndThePreviousPage() async throws {
    let person = try await visit(
      .fixture(Stargazer.fixtures(3...4), total: 9, order: .newest, limit: .fixture(2), offset: 2))
    let path = "/stargazers/list?repository=lindqvist%2Fglaze&sort=newest&limit=2&cursor="
    #expect(person.page.link("Previous") == path + "0")
    #expect(person.page.link("Next") == path + "4")
    #expect(person.page.texts("caption") == ["Stargazers 3 to 4, newest first"])
    #expect(try await visit(.fixture(total: 1)).page.link("Next") == nil)
    #expect(try await visit(.fixture()).page.link("Previous") == nil)
    let beyond = try await visit(.fixture([], total: 9, limit: .fixture(2), offset: 20))
    #expect(beyond.page.texts("p").contains("This page is empty."))
    #expect(beyond.page.link("Previous")?.hasSuffix("cursor=7") == true)
  }

  @Test func showsAtMostTwoHundredRows() async throws {
    let person = try await visit(
      .fixture(Stargazer.fixtures(1...250), total: 250, limit: .most),
      asking: "&limit=\(PageSize.most.rows)")
    #expect(person.page.rows.count == 1 + 200)
    #expect(person.page.texts("caption") == ["200 stargazers, oldest first"])
    #expect(person.page.field("Rows") == "200")
    #expect(person.page.link("Next")?.hasSuffix("limit=200&cursor=200") == true)
    try await person.open(Self.path + "&limit=40000&cursor=200")
    #expect(repository.calls.last == .list(.fixture(.oldest, 200, after: 200)))
  }

  /// A command can remember a larger limit.
  @Test(arguments: ["/api/v1/stargazers", "/api/v1/stargazers/list/states"])
  func aReplyOfTheAPIHasAtMostTwoHundredRows(_ path: String) async throws {
    repository.answer {
      $0.list = .success(.fixture(Stargazer.fixtures(1...250), total: 250, limit: .most))
    }
    let site = Site(over: repository)
    let text = try await site.reply(to: path + "?repository=lindqvist/glaze").wholeText()
    #expect(text.matches(of: /"login":/).count == 200)
    #expect(text.contains(#""next":200"#))
    _ = try await site.reply(to: path + "?repository=lindqvist/glaze&limit=40000").wholeText()
    #expect(repository.calls.last == .list(.fixture(.oldest, 200)))
  }

  @Test(arguments: [
    ("repository=", "Repository", "Which repository?"),
    ("repository=a/b&sort=prettiest", "Sort by", "Unknown sort order “prettiest”."),
    ("repository=a/b&limit=0", "Rows", "The limit must be between 1 and 40000, got “0”."),
  ])
  func marksAnInvalidField(
    _ query: String, _ label: String, _ objection: String
  ) async throws {
    let person = try await Site(over: repository).visit("/stargazers/list?\(query)")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.objection(label)?.hasPrefix(objection) == true)
    #expect(person.page.texts(role: "alert").count == 1)
    #expect(repository.calls.isEmpty)
  }

  @Test func marksEveryInvalidField() async throws {
    let person = try await Site(over: repository).visit(
      "/stargazers/list?repository=glaze&sort=prettiest&limit=0")
    #expect(person.page.objection("Repository")?.hasPrefix("Invalid repository “glaze”.") == true)
    #expect(person.page.objection("Sort by")?.hasPrefix("Unknown sort order") == true)
    #expect(person.page.objection("Rows")?.hasPrefix("The limit must be") == true)
    #expect(person.page.field("Repository") == "glaze")
    #expect(person.page.faults == [])
  }

  @Test(arguments: [#""><script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesForeignText(_ hostile: String) async throws {
    let person = try await visit(.fixture([.fixture(login: hostile)]))
    #expect(person.page.rows[1].first?.hasPrefix(hostile) == true)
    person.type(hostile, into: "Repository")
    try await person.tap("List")
    #expect(person.page.field("Repository") == hostile)
    #expect(person.page.texts("script") == [""])
    #expect(person.page.values(of: "onfocus", "a").isEmpty)
    #expect(person.page.values(of: "onfocus", "input").isEmpty)
    #expect(person.page.faults == [])
  }

  private func visit(_ list: StargazerList, asking more: String = "") async throws -> PageVisitor {
    repository.answer { $0.list = .success(list) }
    return try await Site(over: repository).visit(Self.path + more)
  }
}
