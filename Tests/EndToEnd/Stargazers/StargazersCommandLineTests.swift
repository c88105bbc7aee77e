import HTTPTypes
import TestSupport
import Testing

/// The built program on the command line, with the demo's service or one written by the test.
@Suite struct StargazersCommandLineTests {
  @Test func listsOpensCountsAndDraws() async throws {
    try await withPrograms { programs in
      let listed = try await programs.stargazers(
        "list", "lindqvist/glaze", "--limit", "5", "--json")
      #expect(listed.status == 0 && listed.error.contains("demo data"))
      let oldest = try PrintedList.read(listed.output)
      #expect(oldest.availability == "list" && oldest.stargazers.count == 5)
      #expect(oldest.total > 1000)

      // The repository and the number of rows are remembered.
      let again = try await programs.stargazers("list", "--newest", "--json")
      let newest = try PrintedList.read(again.output)
      #expect(newest.stargazers.count == 5 && newest.total == oldest.total)
      let moments = newest.stargazers.map(\.starredAt)
      #expect(moments == moments.sorted(by: >))
      #expect(try #require(moments.last) > oldest.stargazers[4].starredAt)

      let last = try #require(newest.stargazers.first)
      let opened = try await programs.stargazers("show", "lindqvist/glaze", last.login.uppercased())
      #expect(opened.status == 0 && opened.output.hasPrefix("\(last.login)\n  Starred  lindq"))

      let drawn = try await programs.stargazers("history", "--chart", "--svg", "stars.svg")
      #expect(drawn.output.contains(" 0 +-") && drawn.output.contains("2020"))
      #expect(try programs.text(of: "\(programs.folder)/stars.svg").contains("<svg"))
    }
  }

  @Test func returnsStoredDataIfTheServiceFails() async throws {
    try await withPrograms { programs in
      let history = ["stargazers", "history", "lindqvist/glaze", "--refresh", "--json"]
      let faults = ["SEAMS_DEMO_FAULTS": "cut*"]
      let nothing = try await programs.demo(history, environment: faults)
      #expect(nothing.status == 69 && nothing.output == "")
      #expect(nothing.error.contains("cannot be reached"), "\(nothing.error)")

      let asked = try await programs.demo(history)
      let stored = try await programs.demo(history, environment: faults)
      #expect(stored.status == 0 && stored.output == asked.output)
      #expect(stored.error.contains("data from less than a minute ago (20"), "\(stored.error)")
    }
  }

  @Test func sendsTheTokenOnlyToItsService() async throws {
    let token = "ghp_invented0123456789"
    try await withPrograms { programs in
      try await withLoopbackServer(answering: { _ in Self.badCredentials() }) { server in
        let environment = [
          "SEAMS_GITHUB_TOKEN": token, "SEAMS_GITHUB_URL": "http://\(server.authority)",
        ]
        let refused = try await programs.seams(
          ["stargazers", "list", "lindqvist/glaze", "--verbose"], environment: environment)
        #expect(refused.status == 77 && refused.output == "")
        #expect(refused.error.contains("GitHub rejected the token in SEAMS_GITHUB_TOKEN"))
        #expect(!refused.error.contains(token))
        let tokens = server.requests.compactMap { $0.fields[.authorization] }
        #expect(!tokens.isEmpty && Set(tokens) == ["Bearer \(token)"])
      }
    }
  }

  @Test func browsesTheListADetailAndAChart() async throws {
    try await withPrograms { programs in
      let orders = "list lindqvist/glaze\nlimit 3\nnewest\n2\nchart\nlist haddad/kiln\nquit\n"
      let walk = try await programs.demo(["browse", "stargazers"], input: orders)
      #expect(walk.status == 0)
      #expect(walk.output.contains(" stargazers, newest first\n"))
      let second = walk.output.split(separator: "\n").last { $0.hasPrefix("   2  ") }
      let login = try #require(second?.split(separator: " ").dropFirst().first)
      #expect(walk.output.contains("\n\(login)\n  Starred  lindqvist/glaze\n"))
      #expect(walk.output.contains(" 0 +-") && walk.output.contains("haddad/kiln has "))
    }
  }
}

extension StargazersCommandLineTests {
  /// A service that rejects every token.
  fileprivate static func badCredentials() -> [LoopbackAction] {
    let body = #"{"message":"Bad credentials"}"#
    return [
      .send(
        "HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    ]
  }
}

extension Programs {
  /// Runs a command with the demo's service.
  fileprivate func stargazers(_ arguments: String...) async throws -> Outcome {
    try await demo(["stargazers"] + arguments)
  }
}

/// The printed JSON of a list.
private struct PrintedList: Decodable {
  let availability: String
  let total: Int
  let stargazers: [PrintedStargazer]
}

/// The members of a stargazer that the tests need.
private struct PrintedStargazer: Decodable {
  let login: String
  let starredAt: String
}

/// Ctrl-C during a long synchronization, with a service written by the test.
@Suite struct StargazersCommandLineStopTests {
  @Test func continuesAnInterruptedSync() async throws {
    try await withPrograms { programs in
      try await withLoopbackServer(answering: FourPages.answer) { server in
        let arguments = ["stargazers", "list", "lindqvist/glaze", "--limit", "400"]
        var environment = ["SEAMS_GITHUB_URL": "http://\(server.authority)"]
        // The first page links to the last one; from there the pages are read backwards.
        let stopped = try await programs.interruptedSeams(arguments, environment: environment) {
          while let request = await server.nextRequest(), FourPages.number(request) != 2 {}
        }
        #expect(stopped.status == 130 && stopped.output == "")
        #expect(
          stopped.error == "Cancelled after 2 of 4 pages. The next request continues from there.\n"
        )
        let before = server.requests
        #expect(before.compactMap(FourPages.number) == [1, 4, 3, 2])

        environment["SEAMS_GITHUB_TOKEN"] = "invented"
        let whole = try await programs.seams(arguments, environment: environment)
        #expect(whole.status == 0 && whole.error == "")
        #expect(whole.output.hasPrefix("   1  person-1  "))
        #expect(whole.output.hasSuffix("\n400 of 400 stargazers, oldest first\n"))
        let fetched = server.requests.dropFirst(before.count)
          .filter { $0.fields[.ifNoneMatch] == nil }
        #expect(fetched.compactMap(FourPages.number) == [2])
      }
    }
  }
}

/// A service with 400 stargazers of one repository, 100 per page. Without a token, the second page
/// never arrives.
private enum FourPages {
  /// Returns the number of the requested page, or `nil`.
  static func number(_ request: LoopbackRequest) -> Int? {
    guard request.path.contains("/stargazers?") else { return nil }
    let page = request.path.split(separator: "&").last { $0.hasPrefix("page=") }
    return page.map { Int($0.dropFirst("page=".count)) ?? 0 } ?? 1
  }

  @Sendable static func answer(_ request: LoopbackRequest) -> [LoopbackAction] {
    guard let number = number(request) else { return [.reply(#"{"count":400}"#)] }
    guard number != 2 || request.fields[.authorization] != nil else { return [.awaitClientGone] }
    if request.fields[.ifNoneMatch] != nil {
      return [.send("HTTP/1.1 304 Not Modified\r\n\r\n")]
    }
    let rows = (1...100).map { row((number - 1) * 100 + $0) }.joined(separator: ",")
    let links = [("prev", number - 1), ("next", number + 1), ("last", 4)].filter { name, page in
      (1...4).contains(page) && !(name == "last" && number == 4)
    }.map { name, page in "\(link(page, of: request)); rel=\"\(name)\"" }
    return [
      .reply(
        header: [
          "Content-Type: application/json", "ETag: \"\(number)\"",
          "Link: \(links.joined(separator: ", "))",
        ], body: Array("[\(rows)]".utf8))
    ]
  }

  private static func link(_ page: Int, of request: LoopbackRequest) -> String {
    let server = "http://\(request.head.authority ?? "")"
    return "<\(server)/repositories/1/stargazers?per_page=100&page=\(page)>"
  }

  private static func row(_ number: Int) -> String {
    #"{"starred_at":"2026-01-01T00:00:00Z","user":{"id":\#(number),"login":"person-\#(number)"}}"#
  }
}
