import CoreDomain
public import CoreTesting
public import NewsDomain
import Testing

/// The checks that every ``FeedSource`` must pass.
public enum FeedSourceContract {
  /// The reply of the server in a check, for a request to one path.
  public enum Answer: Hashable, Sendable {
    case page(FeedWeb.Page)
    /// A redirect to another path; `forGood` means a permanent redirect.
    case moved(to: String, forGood: Bool)
    case failing(FeedSourceFailure)
  }

  /// The subject of a check: a feed source, and a server that the source can reach. The server
  /// gives the preset answers by path; other paths do not exist.
  public struct Subject: Sendable {
    public typealias Body = @Sendable (Web) async throws -> Void

    let run: @Sendable (_ answers: [String: Answer], _ body: Body) async throws -> Void

    public init(
      _ run: @escaping @Sendable (_ answers: [String: Answer], _ body: Body) async throws -> Void
    ) {
      self.run = run
    }
  }

  /// The feed source under test, with the address of the server.
  public struct Web: Sendable {
    let source: any FeedSource
    let base: String

    /// - Parameter base: The start of all URLs, to which the paths are appended, such as
    ///   `https://press.example`.
    public init(_ source: any FeedSource, base: String) {
      self.source = source
      self.base = base
    }

    func address(_ path: String) throws -> WebAddress {
      try #require(WebAddress(base + path))
    }

    func ask(_ path: String, unless validators: HTTPValidators = .none) async throws -> FeedReply {
      try await source.document(at: try address(path), unless: validators)
    }
  }

  public static let checks: [ContractCheck<Subject>] = documents + revalidation + moves + failures
}

extension FeedSourceFailure {
  /// Whether this is ``unreachable(_:)``, for any reason.
  fileprivate var isUnreachable: Bool { if case .unreachable = self { true } else { false } }
}

extension FeedSourceContract {
  static let documents: [ContractCheck<Subject>] = [
    ContractCheck("Returns a document's bytes, type, address and lifetime") { subject in
      let page = FeedWeb.Page(
        "<rss>é\u{0}</rss>", contentType: "text/xml; charset=UTF-8", entityTag: "\"a\"",
        lifetime: .seconds(600))
      try await subject.run(["/feed?x=1": .page(page)]) { web in
        let reply = try await web.ask("/feed?x=1")
        let document = FeedDocument(
          bytes: Array(page.document.utf8), contentType: page.contentType,
          address: try web.address("/feed?x=1"))
        #expect(
          reply
            == FeedReply(
              document: document,
              validators: HTTPValidators(entityTag: "\"a\"", lastModified: nil),
              lifetime: .seconds(600)))
      }
    },
    ContractCheck("Returns nil for headers that the server does not send") { subject in
      try await subject.run(["/feed": .page(FeedWeb.Page("x", contentType: nil))]) { web in
        let reply = try await web.ask("/feed")
        #expect(reply.document?.bytes == Array("x".utf8) && reply.document?.contentType == nil)
        #expect(reply.validators.isEmpty && reply.lifetime == nil && reply.movedTo == nil)
      }
    },
    ContractCheck("Returns an empty document") { subject in
      try await subject.run(["/feed": .page(FeedWeb.Page(""))]) { web in
        let reply = try await web.ask("/feed")
        #expect(reply.document?.bytes == [])
      }
    },
  ]

  static let revalidation: [ContractCheck<Subject>] = [
    ContractCheck("Returns no content for an unchanged document, in every request") { subject in
      let page = FeedWeb.Page("x", entityTag: "\"a\"", lifetime: .seconds(60))
      try await subject.run(["/feed": .page(page)]) { web in
        var validators = try await web.ask("/feed").validators
        for _ in 1...3 {
          let reply = try await web.ask("/feed", unless: validators)
          #expect(reply.document == nil && reply.lifetime == .seconds(60))
          #expect(reply.movedTo == nil)
          validators = reply.validators
        }
      }
    },
    ContractCheck("Returns a changed document completely, with its new validators") { subject in
      try await subject.run(["/feed": .page(FeedWeb.Page("x", entityTag: "\"b\""))]) { web in
        let old = HTTPValidators(entityTag: "\"a\"", lastModified: nil)
        let reply = try await web.ask("/feed", unless: old)
        #expect(reply.document?.bytes == Array("x".utf8))
        #expect(reply.validators.entityTag == "\"b\"")
      }
    },
    ContractCheck("Returns the document each time if the server sends no validators") { subject in
      try await subject.run(["/feed": .page(FeedWeb.Page("x"))]) { web in
        let old = HTTPValidators(entityTag: "\"a\"", lastModified: nil)
        let reply = try await web.ask("/feed", unless: old)
        #expect(reply.document != nil && reply.validators.isEmpty)
      }
    },
  ]

  static let moves: [ContractCheck<Subject>] = [
    ContractCheck("Returns the new address after permanent redirects") { subject in
      try await subject.run([
        "/old": .moved(to: "/older", forGood: true), "/older": .moved(to: "/new", forGood: true),
        "/new": .page(FeedWeb.Page("x", entityTag: "\"a\"")),
      ]) { web in
        let reply = try await web.ask("/old")
        #expect(try reply.movedTo == web.address("/new"))
        #expect(try reply.document?.address == web.address("/new"))
        let again = try await web.ask("/new", unless: reply.validators)
        #expect(again.document == nil && again.movedTo == nil)
      }
    },
    ContractCheck("Returns no new address after a temporary redirect") { subject in
      try await subject.run([
        "/feed": .moved(to: "/today", forGood: false),
        "/today": .page(FeedWeb.Page("x", entityTag: "\"a\"")),
      ]) { web in
        let reply = try await web.ask("/feed")
        #expect(reply.movedTo == nil)
        #expect(try reply.document?.address == web.address("/today"))
        #expect(reply.validators.isEmpty, "they belong to another address")
      }
    },
    ContractCheck("Returns the last address before a temporary redirect") { subject in
      try await subject.run([
        "/old": .moved(to: "/feed", forGood: true),
        "/feed": .moved(to: "/today", forGood: false),
        "/today": .moved(to: "/end", forGood: true), "/end": .page(FeedWeb.Page("x")),
      ]) { web in
        let reply = try await web.ask("/old")
        #expect(try reply.movedTo == web.address("/feed"))
        #expect(try reply.document?.address == web.address("/end"))
      }
    },
    ContractCheck("Throws for a redirect loop") { subject in
      try await subject.run([
        "/a": .moved(to: "/b", forGood: true), "/b": .moved(to: "/a", forGood: false),
      ]) { web in
        let failure = await #expect(throws: FeedSourceFailure.self) {
          _ = try await web.ask("/a")
        }
        #expect(failure?.isUnreachable == true, "\(String(describing: failure))")
      }
    },
  ]

  static let failures: [ContractCheck<Subject>] = [
    ContractCheck("Throws the failure for each error status") { subject in
      let failures: [FeedSourceFailure] = [
        .notFound, .gone, .refused(status: 401), .refused(status: 403), .refused(status: 418),
        .limited(.seconds(120)), .limited(nil), .outOfOrder(status: 500),
        .outOfOrder(status: 502),
      ]
      let answers = failures.enumerated().map { ("/\($0.offset)", Answer.failing($0.element)) }
      try await subject.run(Dictionary(uniqueKeysWithValues: answers)) { web in
        for (number, failure) in failures.enumerated() {
          await #expect(throws: failure) { _ = try await web.ask("/\(number)") }
        }
        await #expect(throws: FeedSourceFailure.notFound) { _ = try await web.ask("/nowhere") }
      }
    },
    ContractCheck("Throws the failure of an address after a redirect") { subject in
      try await subject.run([
        "/a": .moved(to: "/b", forGood: true), "/b": .failing(.gone),
      ]) { web in
        await #expect(throws: FeedSourceFailure.gone) { _ = try await web.ask("/a") }
      }
    },
    ContractCheck("Throws if the task is cancelled") { subject in
      try await subject.run(["/feed": .page(FeedWeb.Page("x"))]) { web in
        await #expect(throws: FeedSourceFailure.cancelled) {
          try await inCancelledTask { try await web.ask("/feed") }
        }
      }
    },
    ContractCheck("Concurrent requests get their own responses") { subject in
      let answers = (0..<20).map { ("/\($0)", Answer.page(FeedWeb.Page("\($0)"))) }
      try await subject.run(Dictionary(uniqueKeysWithValues: answers)) { web in
        try await concurrently(20) { number in
          let reply = try await web.ask("/\(number)")
          #expect(reply.document?.bytes == Array("\(number)".utf8))
        }
      }
    },
  ]
}

/// The checks that every ``FeedListFormat`` must pass.
public enum FeedListFormatContract {
  public static let checks: [ContractCheck<any FeedListFormat>] = [
    ContractCheck("An empty list is read back as an empty list") { format async throws in
      #expect(try format.list(in: format.bytes(of: FeedList(items: []))) == FeedList(items: []))
    },
    ContractCheck("Reads back titles, sites and categories") { format in
      try expectRoundTrip(
        FeedList(
          title: "What I read",
          items: [
            item("https://pottery.example/feed", "Pottery", "https://pottery.example/", "Crafts"),
            item("https://kiln.example/rss.xml", "Kiln & Co", nil, "Crafts"),
            item("http://tides.example/atom", "Tides", "http://tides.example/", nil),
            item("https://bare.example/"),
          ]), format)
    },
    ContractCheck("Keeps the order of a list, even if categories repeat") { format in
      let items = (1...30).map { number in
        item("https://pottery.example/\(number)", "\(number)", nil, ["A", nil, "B"][number % 3])
      }
      try expectRoundTrip(FeedList(items: items), format)
    },
    ContractCheck("Escapes text that looks like the format's syntax") { format in
      let hostile = #"</outline> "a" 'b' <script>alert(1)</script> &amp; &#10; --> ]]>"#
      try expectRoundTrip(
        FeedList(
          title: hostile,
          items: [item("https://pottery.example/?a=1&b=2&amp;c", hostile, nil, hostile)]), format)
    },
    ContractCheck("Reads back titles in any script") { format in
      let title = "陶芸 \u{1F3FA} Töpferei “κεραμική” e\u{301}"
      try expectRoundTrip(
        FeedList(title: title, items: [item("https://pottery.example/", title, nil, title)]), format
      )
    },
    ContractCheck("Keeps a feed that is twice in a list") { format in
      let item = item("https://pottery.example/", "Pottery", nil, nil)
      try expectRoundTrip(FeedList(items: [item, item]), format)
    },
    ContractCheck("Rejects an empty file") { format in
      #expect(throws: FeedListFailure.self) { try format.list(in: []) }
    },
  ]

  private static func expectRoundTrip(
    _ list: FeedList, _ format: any FeedListFormat
  ) throws(FeedListFailure) {
    let read = try format.list(in: format.bytes(of: list))
    #expect(read == list)
  }

  private static func item(
    _ address: String, _ title: String? = nil, _ link: String? = nil, _ category: String? = nil
  ) -> FeedList.Item {
    FeedList.Item(
      address: .fixture(address), title: title, link: link.map(WebAddress.fixture),
      category: category)
  }
}
