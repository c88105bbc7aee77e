import HTTPTypes
import TestSupport
import Testing

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
          stopped.error == "Cancelled at page 2 of 4. The next request continues from there.\n")
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
