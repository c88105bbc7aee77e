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

@Suite struct ServerStarHistoryTests {
  private let repository = StubStargazerRepository()

  @Test func drawsTheCurveOverTheLabels() throws {
    let chart = try #require(StargazerChart(of: [.served([3, 4, 0], total: 7)], .linear))
    let text = chart.markup("Stars")
    let label = try #require(text.firstRange(of: ">0</text>"))
    let curve = try #require(text.firstRange(of: "<polyline"))
    #expect(label.lowerBound < curve.lowerBound)
  }

  @Test func showsAChartAndATableOfTheWeeks() async throws {
    repository.answer { $0.progress = [.pages(2, of: 3)] }
    let person = try await visit(.served([3, 4, 0], total: 1234))
    #expect(person.page.values(of: "value", "progress") == ["2"] && person.page.spinners == [])
    #expect(person.page.texts(role: "status").last == "“lindqvist/glaze” has 1,234 stars.")
    #expect(person.page.texts(role: "note").last == "Last updated on 2026-01-01 00:00 UTC.")
    #expect(person.page.texts("title").first?.hasPrefix("lindqvist/glaze · Star history") == true)
    #expect(
      person.page.rows == [
        ["Week of", "New stars", "Total stars"], ["2026-01-04", "3", "1,234"],
        ["2025-12-28", "4", "1,231"], ["2025-12-21", "0", "1,227"],
      ])
    #expect(person.page.values(of: "datetime", "time").count == 3)
    #expect(
      person.page.link("Open the chart as a file")
        == StargazerRoutes.picture(of: .fixture()).description)
    #expect(
      person.page.values(of: "aria-label", "svg") == [
        "Chart: growth of the stars of lindqvist/glaze to 1,234. "
          + "The table below contains the numbers."
      ])
    #expect(person.page.texts("summary").isEmpty)
    #expect(person.page.texts("li").isEmpty)
  }

  @Test func pointsOfTheLineSayTheirDateAndNumber() async throws {
    let person = try await visit(.served([3, 4], total: 1234))
    #expect(
      person.page.texts("title").dropFirst() == [
        "lindqvist/glaze: 1,234 stars", "lindqvist/glaze, 2025-12-28: 1,227 stars",
        "lindqvist/glaze, 2026-01-01: 1,231 stars", "lindqvist/glaze, 2026-01-11: 1,234 stars",
      ])
  }

  @Test func linksToTheOtherScaleAndKeepsTheChosenOne() async throws {
    let person = try await visit(.served([3, 4], total: 1234))
    #expect(person.page.texts("text").contains("500"))
    let path = try #require(person.page.link("Logarithmic"))
    #expect(path == "/stargazers/history?repository=lindqvist%2Fglaze&scale=log")
    try await person.open(path)
    #expect(person.page.faults == [])
    #expect(person.page.texts("text").suffix(5) == ["1", "10", "100", "1,000", "10,000"])
    try await person.tap("History")
    #expect(person.address.contains("scale=log"))
    #expect(person.page.link("Linear") == "/stargazers/history?repository=lindqvist%2Fglaze")
  }

  /// The service omits weeks without stars.
  @Test(arguments: [
    "repository=lindqvist/glaze&repository=okafor/tide", "repository=lindqvist/glaze,okafor/tide",
  ])
  func comparesRepositoriesInOneChart(_ query: String) async throws {
    let weeks = [StarWeek.fixture(0, stars: 1), .fixture(13, stars: 9)]
    let history = StarHistory(repository: .fixture(), total: 1234, weeks: weeks, origin: .now)
    repository.answer { $0.history = .success(history) }
    let person = try await Site(over: repository).visit("/stargazers/history?\(query)")
    #expect(
      repository.calls == [
        .history(of: .fixture(), refreshes: false),
        .history(of: .fixture("okafor/tide"), refreshes: false),
      ])
    #expect(person.page.texts(role: "status").last == "Comparing 2 repositories.")
    #expect(person.page.field("Repository") == "lindqvist/glaze, okafor/tide")
    #expect(person.page.texts("li").count == 2)
    #expect(person.page.values(of: "class", "li") == ["series-1", "series-2"])
    #expect(person.page.values(of: "points", "polyline").count == 2)
    #expect(person.page.rows.count == 3)
    #expect(
      person.page.rows.last
        == ["lindqvist/glaze", "1,234", "1", "2025-09-28", "2026-01-01 00:00 UTC"])
    #expect(person.page.request(tapping: "List") == nil)
  }

  @Test func rejectsNamesThatCannotBeCompared() async throws {
    let person = try await Site(over: repository).visit("/stargazers/history?repository=a/1,glaze")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.objection("Repository")?.hasPrefix("Invalid repository “glaze”.") == true)
    #expect(repository.calls == [])
  }

  /// A repository of eleven years has 584 weeks.
  @Test func aPageHasAtMost200Weeks() async throws {
    let person = try await visit(.served(Array(repeating: 1, count: 584), total: 584))
    #expect(person.page.rows.count == 200 + 2)
    #expect(person.page.texts("summary") == ["187 older weeks"])
    #expect(person.page.link("Newer weeks") == nil)
    try await person.open(try #require(person.page.link("Older weeks")))
    #expect(person.page.texts("caption") == ["Weeks 201 to 400 of 584, newest first"])
    #expect(person.page.rows.count == 200 + 1 && person.page.texts("summary") == [])
    try await person.open(try #require(person.page.link("Older weeks")))
    #expect(person.page.rows.count == 184 + 1)
    #expect(person.page.rows.last?.last == "1", "the oldest week is the last row")
    #expect(person.page.link("Older weeks") == nil)
    #expect(person.page.link("Newer weeks")?.hasSuffix("cursor=200") == true)
  }

  @Test(arguments: [
    ("cursor=-1", 422), ("cursor=x", 422), ("cursor=9999999999", 200), ("scale=round", 422),
  ])
  func rejectsInvalidQueriesAndShowsTheLastPageBeyondTheEnd(
    _ query: String, _ status: Int
  ) async throws {
    repository.answer { $0.history = .success(.served([1, 1], total: 2)) }
    let reply = await Site(over: repository)
      .reply(to: "/stargazers/history?repository=a/b&\(query)")
    #expect(reply.status.code == status)
  }

  @Test func showsASentenceInsteadOfAChartWithoutWeeks() async throws {
    let person = try await visit(.served([], total: 0))
    #expect(person.page.texts("p").contains("No weekly data yet."))
    #expect(person.page.values(of: "aria-label", "svg").isEmpty)
    #expect(person.page.rows.isEmpty)
  }

  @Test func opensTheListAndRefreshes() async throws {
    let person = try await visit(.served([1], total: 1))
    try await person.tap("Refresh all")
    #expect(repository.calls.last == .history(of: .fixture(), refreshes: true))
    repository.answer { $0.list = .success(.fixture()) }
    try await person.tap("List")
    #expect(repository.calls.last == .list(.fixture()))
  }

  @Test(
    arguments: [(nil, "swiftlang/swift-format"), ("Demo.", "lindqvist/glaze")]
      as [(String?, String)])
  func saysWhatToDoBeforeARepositoryIsGiven(_ note: String?, _ example: String) async throws {
    for (path, name) in [("/stargazers", "list"), ("/stargazers/history", "history")] {
      let person = try await Site(over: repository, note: note).visit(path)
      #expect(person.status == .ok)
      #expect(
        person.page.link(example)
          == "/stargazers/\(name)?repository=\(example.replacing("/", with: "%2F"))")
      #expect(person.page.texts(role: "status").last?.hasPrefix("Enter a repository") == true)
      #expect(person.page.texts(role: "alert") == [])
    }
  }

  @Test func asksForARepositoryOnThePageIfNoneIsRemembered() async throws {
    let person = try await Site(over: repository).visit("/stargazers/history?repository=")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.objection("Repository")?.hasPrefix("Which repository?") == true)
  }

  @Test(arguments: [
    (StargazerFailure.source(.badToken), "Your request is valid.", true),
    (.unknownRepository(.fixture()), "does not exist", false),
  ])
  func showsWhyThereIsNoHistoryAndOffersToTryAgainIfThatMayHelp(
    _ failure: StargazerFailure, _ words: String, _ mayHelp: Bool
  ) async throws {
    repository.answer { $0.history = .failure(failure) }
    let person = try await Site(over: repository)
      .visit("/stargazers/history?repository=lindqvist/glaze")
    let alerts = person.page.texts(role: "alert")
    #expect(alerts.count == 1 && alerts.first?.contains(words) == true)
    let again = "/stargazers/history?repository=lindqvist%2Fglaze"
    #expect(person.page.link("Try again") == (mayHelp ? again : nil))
    #expect(person.page.faults == [])
  }

  private func visit(_ history: StarHistory) async throws -> PageVisitor {
    repository.answer { $0.history = .success(history) }
    return try await Site(over: repository)
      .visit("/stargazers/history?repository=lindqvist/glaze")
  }
}

@Suite struct ServerStargazerCardTests {
  private let repository = StubStargazerRepository()

  @Test func showsTheStoredHistoryWithoutARequest() async {
    repository.answer { $0.storedHistory = .success(.served([3, 4], total: 1234)) }
    let card = await card()
    #expect(card.sentence.isEmpty && card.example == nil)
    #expect(
      card.content.contains(
        "<a href=\"/stargazers/history?repository=lindqvist%2Fglaze\">lindqvist/glaze</a> "
          + "has 1,234 stars."))
    #expect(card.content.contains("<svg class=\"curve\" aria-hidden=\"true\""))
    #expect(card.content.contains(">3 new stars in the week of <time datetime="))
    #expect(repository.calls == [.storedHistory])
  }

  @Test func showsTheTotalAloneWithoutWeeks() async {
    repository.answer { $0.storedHistory = .success(.served([], total: 7)) }
    let card = await card()
    #expect(card.content.contains("has 7 stars.") && !card.content.contains("<svg"))
  }

  @Test func saysWhatTheFeatureIsForIfNothingIsStoredOrReadable() async {
    for stored in [.success(nil), .failure(.busy(reason: "Busy."))]
      as [Result<StarHistory?, StargazerFailure>]
    {
      repository.answer { $0.storedHistory = stored }
      let card = await card()
      #expect(card == .stargazers && !card.sentence.isEmpty)
      #expect(card.example?.href == "/stargazers/history?repository=lindqvist%2Fglaze")
    }
  }

  @Test func fetchesTheExampleOfADemoIfNothingIsStored() async {
    repository.answer {
      $0.storedHistory = .success(nil)
      $0.history = .success(.served([3, 4], total: 1234))
    }
    #expect(await card(fetching: true).content.contains("has 1,234 stars."))
    repository.answer { $0.history = .failure(.busy(reason: "Busy.")) }
    #expect(await card(fetching: true) == .stargazers)
  }

  private func card(fetching: Bool = false) async -> HomeCard {
    await StargazersWebFeature().served(DefaultStargazersScreens(repository: repository)).card(
      ServerRequest(head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")),
      fetching)
  }
}

@Suite struct ServerStargazerDetailTests {
  private let repository = StubStargazerRepository()

  @Test func showsEveryAttribute() async throws {
    let person = try await visit(.fixture(login: "mira", starred: 25))
    #expect(person.page.texts("h2") == ["mira"])
    #expect(person.page.texts("dd") == ["lindqvist/glaze", "2026-01-02 01:00 UTC"])
    #expect(person.page.link("GitHub profile") == "https://github.com/mira")
    #expect(
      person.page.link("Stargazers of this repository")
        == StargazerRoutes.list(of: .fixture()).description)
    #expect(repository.calls == [.stargazer("mira", of: .fixture())])
  }

  @Test func showsTheProgressOfTheSearch() async throws {
    repository.answer { $0.progress = [.pages(3, of: 9)] }
    let person = try await visit(.fixture(starred: nil))
    #expect(person.page.values(of: "value", "progress") == ["3"])
    #expect(person.page.spinners == [])
    #expect(person.page.texts("dd").last == "unknown")
  }

  @Test(arguments: [
    StargazerFailure.unknownStargazer("mira", of: .fixture()), .restricted(.fixture()),
  ])
  func showsThatNobodyWasFoundAndLinksToTheList(_ failure: StargazerFailure) async throws {
    repository.answer { $0.stargazer = .failure(failure) }
    let person = try await Site(over: repository).visit(
      "/stargazers/people/mira?repository=lindqvist/glaze")
    #expect(person.page.texts(role: "alert") == [failure.description])
    #expect(person.page.spinners == [])
    #expect(
      person.page.link("Stargazers of this repository")
        == StargazerRoutes.list(of: .fixture()).description)
  }

  @Test(arguments: [#""><script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesForeignText(_ hostile: String) async throws {
    let person = try await visit(.fixture(login: hostile))
    #expect(person.page.texts("h2") == [hostile])
    #expect(person.page.texts("script") == [""])
  }

  private func visit(_ stargazer: Stargazer) async throws -> PageVisitor {
    repository.answer {
      $0.stargazer = .success(FoundStargazer(stargazer, of: .fixture(), origin: .now))
    }
    return try await Site(over: repository).visit(
      "/stargazers/people/mira?repository=lindqvist/glaze")
  }
}
