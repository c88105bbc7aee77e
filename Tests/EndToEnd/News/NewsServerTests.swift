import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The pages and the API of the built server, over real sockets.
@Suite struct NewsServerTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private static let api = "/api/v1/news"

  @Test func sendsTheStoredFrontPageAndThenTheFetchedOne() async throws {
    try await onDemo { server in
      let before = try await list("", of: server)
      #expect(before.stories.isEmpty && before.fetchedAt == nil)
      let page = try await visitor.get("/news", of: server)
      let parts = page.text.split(separator: "<div class=\"fresh\">")
      try #require(parts.count == 2)
      #expect(parts[0].contains("Fetching the first stories…"))
      #expect(parts[0].contains("<progress value=\"0\" max=\"12\""))
      let after = try await list("?limit=500", of: server)
      #expect(after.stories.count > 50)
      #expect(after.stories.map(\.date) == after.stories.map(\.date).sorted(by: >))
      #expect(Set(after.stories.map(\.id)).count == after.stories.count)
      #expect(after.stories.contains { $0.feeds.count > 1 })
      let cards = parts[1].matches(of: /<article class="card/)
      #expect(cards.count == 50)
      let tabs = after.tabs.compactMap(\.category)
      #expect(tabs.contains("World") && tabs.contains("Science") && tabs == tabs.sorted())
    }
  }

  /// The server does not follow user-supplied addresses into private networks.
  @Test func doesNotContactPrivateNetworks() async throws {
    try await withLoopbackServer(answering: { _ in [.reset] }) { service in
      try await withPrograms { programs in
        try await programs.withServer { server in
          let port = service.authority.split(separator: ":").last.map(String.init) ?? ""
          for host in ["127.0.0.1", "localhost", "%5B::1%5D", "0x7f.1"] {
            let address = "http://\(host):\(port)/feed.xml"
            let page = try await visitor.post("/news/feeds", form: "address=\(address)", to: server)
            #expect(page.response.status == .forbidden, "\(address)")
            #expect(page.text.contains("part of a private network"), "\(address)")
            let preview = try await visitor.get(
              "\(Self.api)/preview?address=\(address)", of: server)
            #expect(preview.response.status == .forbidden, "\(address)")
          }
        }
      }
      #expect(service.connections == 0)
    }
  }
}

extension NewsServerTests {
  private func list(_ query: String, of server: RunningServer) async throws -> StoryListReply {
    try .read(try await visitor.get("\(Self.api)/stories\(query)", of: server).text)
  }
}
