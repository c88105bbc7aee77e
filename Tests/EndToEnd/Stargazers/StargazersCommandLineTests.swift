import FoundationEssentials
import TestSupport
import Testing

/// Stargazers from the terminal: the built program, as a person uses it, over the demo's service or over
/// one that a test has written.
@Suite struct StargazersCommandLineTests {
  @Test func whoIsListedIsOpenedAndCountedAndDrawn() async throws {
    try await withPrograms { programs in
      let listed = try await programs.demo("list", "lindqvist/glaze", "--limit", "5", "--json")
      #expect(listed.status == 0 && listed.error.contains("demo data"))
      let oldest = try decoded(PrintedList.self, listed.output)
      #expect(oldest.availability == "list" && oldest.stargazers.count == 5)
      #expect(oldest.total > 1000)

      // The repository and the number are remembered.
      let again = try await programs.demo("list", "--newest", "--json")
      let newest = try decoded(PrintedList.self, again.output)
      #expect(newest.stargazers.count == 5 && newest.total == oldest.total)
      let moments = newest.stargazers.map(\.starredAt)
      #expect(moments == moments.sorted(by: >))
      #expect(try #require(moments.last) > oldest.stargazers[4].starredAt)

      let last = try #require(newest.stargazers.first)
      let opened = try await programs.demo("open", "lindqvist/glaze", last.login.uppercased())
      #expect(opened.status == 0 && opened.output.hasPrefix("\(last.login)\n  Starred  lindq"))

      let drawn = try await programs.demo("history", "--chart", "--svg", "stars.svg")
      #expect(drawn.output.contains(" 0 +--") && drawn.output.contains("2020"))
      #expect(try programs.text(of: "\(programs.folder)/stars.svg").contains("<svg"))
      let history = try decoded(
        PrintedHistory.self, try await programs.demo("history", "--json").output)
      #expect(history.total == oldest.total)
      #expect(history.weeks.allSatisfy { $0.total == $0.days.reduce(0, +) && $0.days.count == 7 })
      #expect(history.weeks.map(\.total).reduce(0, +) == history.total)
    }
  }

  @Test func aListForOthersIsToldFromNoRepositoryAndFromNoStars() async throws {
    try await withPrograms { programs in
      for name in ["haddad/kiln", "seo/lantern", "mensah/harbour"] {
        let restricted = try await programs.demo("list", name)
        #expect(restricted.status == 0 && restricted.output.hasPrefix("\(name) has "))
        #expect(restricted.error.contains("to the repository's own people alone"))
      }
      let nobody = try await programs.demo("list", "okafor/tide", "--json")
      #expect(nobody.status == 0 && nobody.output.contains(#""availability":"list""#))
      #expect(nobody.output.contains(#""total":0"#))
      let unknown = try await programs.demo("list", "okafor/nothing")
      #expect(unknown.status == 65 && unknown.error.contains("There is no repository"))
      let former = try await programs.demo("list", "lindqvist/clay", "--limit", "1")
      #expect(former.status == 0 && former.output.contains("1 of 2,"))
    }
  }

  @Test(arguments: [
    ("429", Int32(75), "rate limited until"), ("503", 69, "it answers with 503"),
    ("cut", 69, "cannot be reached"), ("403", 77, "does not show that"),
  ])
  func aServiceThatRefusesLeavesWhatIsStored(
    _ fault: String, _ status: Int32, _ words: String
  ) async throws {
    try await withPrograms { programs in
      let faults = ["SEAMS_DEMO_FAULTS": "\(fault)*"]
      let first = try await programs.demo(
        ["history", "lindqvist/glaze"], environment: faults)
      #expect(first.status == status && first.output == "", "\(first)")
      #expect(first.error.contains(words), "\(first.error)")
    }
  }

  @Test func aTokenIsShownToItsServiceAndToNobodyElse() async throws {
    let token = "ghp_invented0123456789"
    try await withPrograms { programs in
      try await withLoopbackServer(answering: { Self.badCredentials($0) }) { server in
        let environment = [
          "SEAMS_GITHUB_TOKEN": token, "SEAMS_GITHUB_URL": "http://\(server.authority)",
        ]
        let refused = try await programs.seams(
          ["stargazers", "list", "lindqvist/glaze", "--verbose"], environment: environment)
        #expect(refused.status == 77 && refused.output == "")
        #expect(refused.error.contains("does not know the token in SEAMS_GITHUB_TOKEN"))
        #expect(!refused.error.contains(token))
        let tokens = server.requests.compactMap { $0.headers["authorization"] }
        #expect(!tokens.isEmpty && Set(tokens) == ["Bearer \(token)"])
      }
    }
  }

  @Test func aWalkListsOpensAndDraws() async throws {
    try await withPrograms { programs in
      let orders = "list lindqvist/glaze\nlimit 3\nnewest\n2\nchart\nlist haddad/kiln\nquit\n"
      let walk = try await programs.demo(["browse", "stargazers"], input: orders)
      #expect(walk.status == 0)
      #expect(walk.output.contains(" stargazers, the newest first\n"))
      let second = walk.output.split(separator: "\n").last { $0.hasPrefix("   2  ") }
      let login = try #require(second?.split(separator: " ").dropFirst().first)
      #expect(walk.output.contains("\n\(login)\n  Starred  lindqvist/glaze\n"))
      #expect(walk.output.contains(" 0 +--") && walk.output.contains("haddad/kiln has "))
    }
  }

  @Test(arguments: [
    (["list"], Int32(64), "Which repository?"),
    (["list", "glaze"], 64, "“glaze” is no repository"),
    (["list", "a/b", "--limit", "0"], 64, "“0” is no limit"),
    (["history", "a/b", "--svg", "-"], 64, "standard output holds the history"),
    (["open", "a/b"], 64, "Missing expected argument"),
  ])
  func aMistakeIsNamedOnStandardErrorAndEndsWithItsStatus(
    _ arguments: [String], _ status: Int32, _ words: String
  ) async throws {
    try await withPrograms { programs in
      let outcome = try await programs.seams(["stargazers"] + arguments)
      #expect(outcome.status == status && outcome.output == "")
      #expect(outcome.error.contains(words), "\(outcome.error)")
    }
  }
}
