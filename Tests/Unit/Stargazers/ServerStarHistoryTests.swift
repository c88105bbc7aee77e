import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersTesting
import Testing

@testable import Server

@Suite struct ServerStarHistoryTests {
  private let repository = StubStargazerRepository()

  @Test func showsAChartAndATableOfTheWeeks() async throws {
    let person = try await visit(.served([3, 4, 0], total: 9))
    #expect(person.page.texts(role: "status").last == "“lindqvist/glaze” has 9 stars.")
    #expect(
      person.page.rows == [
        ["Week of", "New stars", "Total stars"], ["2026-01-04", "3", "9"],
        ["2025-12-28", "4", "6"], ["2025-12-21", "0", "2"],
      ])
    let file = StargazerRoutes.picture(of: .fixture()).description
    #expect(person.page.values(of: "src", "img") == [file])
    #expect(person.page.link("Open the chart as a file") == file)
    #expect(person.page.values(of: "alt", "img").allSatisfy { $0.count > 40 })
    #expect(person.page.texts("summary").isEmpty)
  }

  @Test func showsAQuarterAndCollapsesOlderWeeks() async throws {
    let person = try await visit(.served(Array(repeating: 1, count: 15), total: 15))
    #expect(person.page.texts("summary") == ["2 older weeks"])
    #expect(person.page.rows.count == 15 + 2)
    #expect(person.page.rows.last == ["2025-09-28", "1", "1"])
  }

  @Test func showsASentenceInsteadOfAChartWithoutWeeks() async throws {
    let person = try await visit(.served([], total: 0))
    #expect(person.page.texts("p").contains("No weekly data yet."))
    #expect(person.page.values(of: "src", "img").isEmpty)
    #expect(person.page.rows.isEmpty)
  }

  @Test func showsTheProgressOfTheWeeks() async throws {
    repository.answer { $0.progress = [.pages(2, of: 3)] }
    let person = try await visit(.served([1], total: 1))
    #expect(person.page.values(of: "value", "progress") == ["2"])
    #expect(person.page.spinners == [])
  }

  @Test func opensTheListAndRefreshes() async throws {
    let person = try await visit(.served([1], total: 1))
    try await person.tap("Refresh all")
    #expect(repository.calls.last == .history(of: .fixture(), refreshes: true))
    repository.answer { $0.list = .success(.served()) }
    try await person.tap("List")
    #expect(repository.calls.last == .list(StargazerListRequest(repository: .fixture())))
  }

  @Test func asksForARepositoryOnThePageIfNoneIsRemembered() async throws {
    let person = StargazerSite(over: repository).visitor
    try await person.open("/stargazers/history")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.objection("Repository")?.hasPrefix("Which repository?") == true)
  }

  @Test func showsWhyThereIsNoHistory() async throws {
    repository.answer { $0.history = .failure(.source(.badToken)) }
    let person = StargazerSite(over: repository).visitor
    try await person.open("/stargazers/history?repository=lindqvist/glaze")
    #expect(person.page.texts(role: "alert").first?.contains("Your request is valid.") == true)
    #expect(person.page.faults == [])
  }

  private func visit(_ history: StarHistory) async throws -> PageVisitor {
    repository.answer { $0.history = .success(history) }
    let person = StargazerSite(over: repository).visitor
    try await person.open("/stargazers/history?repository=lindqvist/glaze")
    #expect(person.page.faults == [])
    return person
  }
}

@Suite struct ServerStargazerDetailTests {
  private let repository = StubStargazerRepository()

  @Test func showsEveryAttribute() async throws {
    let person = try await visit(.fixture(login: "mira", starred: 25))
    #expect(person.page.texts("h2") == ["mira"])
    #expect(person.page.texts("dd") == ["lindqvist/glaze", "2026-01-02 01:00 UTC"])
    #expect(
      person.page.link("GitHub profile") == "https://github.com/mira")
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

  @Test(
    arguments: [
      (.unknownStargazer("mira", of: .fixture()), "“mira” has not starred “lindqvist/glaze”."),
      (
        .restricted(.fixture()),
        "GitHub shows the stargazers of “lindqvist/glaze” only to its members"
      ),
    ] as [(StargazerFailure, String)])
  func showsThatNobodyWasFoundAndLinksToTheList(_ failure: StargazerFailure, _ sentence: String)
    async throws
  {
    repository.answer { $0.stargazer = .failure(failure) }
    let person = StargazerSite(over: repository).visitor
    try await person.open("/stargazers/people/mira?repository=lindqvist/glaze")
    #expect(person.page.texts(role: "alert").first?.hasPrefix(sentence) == true)
    #expect(person.page.spinners == [])
    #expect(
      person.page.link("Stargazers of this repository")
        == StargazerRoutes.list(of: .fixture()).description)
  }

  @Test(arguments: [#""><script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesForeignText(_ hostile: String) async throws {
    let person = try await visit(.fixture(login: hostile))
    #expect(person.page.texts("h2") == [hostile])
    #expect(person.page.texts("script").isEmpty)
  }

  private func visit(_ stargazer: Stargazer) async throws -> PageVisitor {
    repository.answer {
      $0.stargazer = .success(
        FoundStargazer(
          stargazer, of: .fixture(), origin: .service(Stargazer.fixtureTime())))
    }
    let person = StargazerSite(over: repository).visitor
    try await person.open("/stargazers/people/mira?repository=lindqvist/glaze")
    #expect(person.page.faults == [])
    return person
  }
}
