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

  @Test func readsStarsAndSearchesOffline() async throws {
    try await withPrograms(storesInFiles: true) { programs in
      try await programs.withServer("--demo", "--data-dir", programs.dataFolder) { server in
        _ = try await visitor.send(.post, "\(Self.api)/refresh", to: server)
      }
      try await programs.withServer("--data-dir", programs.dataFolder) { server in
        let unread = try await list("?unread=yes&limit=500", of: server)
        let story = try #require(unread.stories.first { $0.excerpt.count > 40 })
        let page = try await visitor.get("/news/stories/\(story.id)", of: server)
        #expect(page.text.contains(">\(story.title.escaped)</h1>"))
        #expect(page.text.contains("<div class=\"prose\""))
        let left = try await list("?unread=yes&limit=500", of: server)
        #expect(left.stories.count == unread.stories.count - 1)

        let star = try await visitor.post(
          "/news/stories/\(story.id)/star", form: "starred=yes&to=%2Fnews%3Frefresh%3Dno",
          to: server)
        #expect(star.text.contains("aria-label=\"Unstar “\(story.title.escaped)”\""))
        #expect(try await list("?starred=yes", of: server).stories.map(\.id) == [story.id])

        let words: [Substring] = story.title.split(separator: " ")
        let word = try #require(words.max { $0.count < $1.count })
        let found = try await list("?q=\(word.formEncoded)&limit=500", of: server)
        #expect(found.stories.contains { $0.id == story.id })
        #expect(found.stories.count < unread.stories.count)
      }
    }
  }

  /// The server does not follow user-supplied addresses into private networks.
  @Test func doesNotContactPrivateNetworks() async throws {
    try await withLoopbackServer(answering: { _ in [.reset] }) { service in
      try await withPrograms { programs in
        try await programs.withServer { server in
          let port = service.authority.split(separator: ":").last.map(String.init) ?? ""
          for host in ["127.0.0.1", "localhost", "[::1]", "0x7f.1"] {
            let address = "http://\(host):\(port)/feed.xml"
            let page = try await visitor.post(
              "/news/feeds", form: "address=\(address.formEncoded)", to: server)
            #expect(page.response.status == .forbidden, "\(address)")
            #expect(page.text.contains("part of a private network"), "\(address)")
            let preview = try await visitor.get(
              "\(Self.api)/preview?address=\(address.formEncoded)", of: server)
            #expect(preview.response.status == .forbidden, "\(address)")
          }
        }
      }
      #expect(service.connections == 0)
    }
  }
}

extension NewsServerTests {
  private func onDemo(_ body: (RunningServer) async throws -> Void) async throws {
    try await withPrograms { programs in
      try await programs.withServer("--demo", "--data-dir", programs.dataFolder, body: body)
    }
  }

  private func list(_ query: String, of server: RunningServer) async throws -> StoryListReply {
    try .read(try await visitor.get("\(Self.api)/stories\(query)", of: server).text)
  }
}

extension StringProtocol {
  /// The text, escaped for HTML.
  fileprivate var escaped: String {
    let names: [Character: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
    ]
    return map { names[$0] ?? String($0) }.joined()
  }

  /// The text, percent-encoded for a form.
  fileprivate var formEncoded: String {
    utf8.reduce(into: "") { encoded, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += isPlain ? String(scalar) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
