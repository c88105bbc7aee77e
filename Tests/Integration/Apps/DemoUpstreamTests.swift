import CoreDemo
import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import TestSupport
import Testing

/// The demo upstream over libcurl: replies arrive, and faults fail as a feature would experience
/// them. The service under test is that of the pages, which every upstream has.
@Suite(.timeLimit(.minutes(1))) struct DemoUpstreamTests {
  private static let client = CurlHTTPClient(userAgent: "SeamsTests/1")
  private static let page = "/sites/kiln.example/ash?year=2015"

  @Test func servesItsServicesAndListsThemForUnknownPaths() async throws {
    try await onUpstream { upstream async throws in
      let page = try await upstream.get(Self.page)
      #expect(page.text.contains("<title>Ash – Kiln</title>"))
      let nothing = try await upstream.get("/nowhere")
      #expect(nothing.response.status == .notFound)
      #expect(nothing.text.contains("\"/sites/<host>/<path>\""))
      #expect(upstream.server.requests == [Self.page, "/nowhere"])
    }
  }

  @Test func doesNotSendAnUnchangedPageAgain() async throws {
    try await onUpstream { upstream async throws in
      let first = try await upstream.get("/sites/kiln.example/")
      let tag = try #require(first.response.headerFields[.eTag])
      let second = try await upstream.get("/sites/kiln.example/", [.ifNoneMatch: tag])
      #expect(second.response.status == .notModified)
      #expect(second.body.isEmpty)
    }
  }

  @Test func simulatesAnErrorStatus() async throws {
    try await onUpstream(FaultScript([.tooManyRequestsForNow])) { upstream async throws in
      let reply = try await upstream.get(Self.page)
      #expect(reply.response.status == .tooManyRequests)
      #expect(reply.response.headerFields[.retryAfter] == "30")
      #expect(reply.response.headerFields[.contentType] == "text/html; charset=utf-8")
      // The script has ended, and the connection is still usable.
      #expect(try await upstream.get(Self.page).response.status == .ok)
    }
  }

  @Test func simulatesAReplyThatIsCutOff() async throws {
    try await onUpstream(FaultScript([.cut, nil])) { upstream async throws in
      let failure = await #expect(throws: HTTPFailure.self) { try await upstream.get(Self.page) }
      guard case .cutOff = failure else {
        Issue.record("\(String(describing: failure)) is not a cut")
        return
      }
      #expect(try await upstream.get(Self.page).response.status == .ok)
    }
  }

  @Test func simulatesATruncatedReply() async throws {
    try await onUpstream(FaultScript([.truncated, nil])) { upstream async throws in
      let half = try await upstream.get(Self.page)
      let whole = try await upstream.get(Self.page)
      #expect(half.response.status == .ok)
      #expect(half.body == Array(whole.body.prefix(whole.body.count / 2)))
      #expect(half.response.headerFields[.contentType] == "text/html; charset=utf-8")
    }
  }

  @Test func simulatesARedirectLoop() async throws {
    try await onUpstream(FaultScript([.loop])) { upstream async throws in
      await #expect(throws: HTTPFailure.tooManyRedirects(limit: 5)) {
        try await upstream.get(Self.page)
      }
    }
  }

  @Test func simulatesAMissingReply() async throws {
    try await onUpstream(FaultScript([nil, .hang])) { upstream async throws in
      // The second request reuses the connection, so a reply would take no time.
      #expect(try await upstream.get(Self.page).response.status == .ok)
      let limit = Duration.milliseconds(500)
      await #expect(throws: HTTPFailure.timedOut(limit)) {
        try await upstream.get(Self.page, within: limit)
      }
      #expect(try await upstream.get(Self.page).response.status == .ok)
    }
  }

  @Test func sendsAHeldReplyOnceItIsReleased() async throws {
    try await onUpstream(FaultScript([.hang])) { upstream async throws in
      let answers = Recorder<HTTPReply>()
      async let held: Void = answers.remember(try await upstream.get(Self.page))
      while upstream.server.requests.isEmpty {
        try Task.checkCancellation()
        await Task.yield()
      }
      // The second reply overtakes the first.
      #expect(try await upstream.get(Self.page).response.status == .ok)
      #expect(answers.all.isEmpty)
      upstream.server.release()
      try await held
      #expect(answers.all.map(\.response.status) == [.ok])
    }
  }

  @Test func simulatesASlowReply() async throws {
    try await onUpstream(FaultScript([.slow]), pause: .milliseconds(10)) { upstream async throws in
      #expect(try await upstream.get(Self.page).response.status == .ok)
    }
  }

  @Test func twoUpstreamsShareNoState() async throws {
    try await onUpstream(FaultScript([], thenAlways: .unavailable)) { broken async throws in
      try await onUpstream { whole async throws in
        #expect(try await broken.get(Self.page).response.status == .serviceUnavailable)
        #expect(try await whole.get(Self.page).response.status == .ok)
        #expect(whole.server.requests.count == 1)
      }
    }
  }

  @Test func aStoppedUpstreamRefusesConnections() async throws {
    let server = try await DemoUpstream.start(.none, clock: FixedWallClock(.fixture()))
    let upstream = RunningUpstream(server: server, client: Self.client)
    #expect(try await upstream.get(Self.page).response.status == .ok)
    await server.stop()
    await #expect(throws: HTTPFailure.refused(server.authority)) {
      try await upstream.get(Self.page)
    }
  }

  @Test func reportsAPortThatIsInUse() async throws {
    try await onUpstream { upstream async throws in
      let port = try #require(
        upstream.server.authority.split(separator: ":").last.flatMap { Int($0) })
      let failure = await #expect(throws: DemoUpstreamFailure.self) {
        _ = try await DemoUpstream.start(.none, clock: FixedWallClock(.fixture()), port: port)
      }
      #expect(
        failure?.description.hasPrefix("The demo cannot listen on a port of this machine") == true)
    }
  }

  /// Runs an upstream that has no service but the pages.
  private func onUpstream(
    _ faults: FaultScript = .none, pause: Duration = .seconds(2),
    _ body: (RunningUpstream) async throws -> Void
  ) async throws {
    try await withDemoUpstream(.none, through: Self.client, faults: faults, pause: pause, body)
  }
}
