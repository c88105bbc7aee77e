import CoreDomain
import CoreTesting
import HTTPTypes
import Synchronization
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerHealthTests {
  private let stopping = Stopping()
  private let metrics = ServerMetrics(version: "1.2", start: .fixture("1970-01-01T00:00:00Z"))

  @Test func isReadyIfEveryFeatureIs() async throws {
    #expect(try await reply("/readyz").text == "ready")
    #expect(try await reply("/healthz").text == "ok")
  }

  @Test func isNotReadyIfAFeatureIsNot() async throws {
    let problem = Problem.busy("The host db is away.")
    let reply = try await reply("/readyz") { () throws(Problem) in throw problem }
    #expect(reply.status == .serviceUnavailable && reply.fields[.retryAfter] == "1")
    #expect(reply.text.contains("The server cannot use its data. Its log has the reason."))
    #expect(!reply.text.contains("host"))
    #expect(reply.problem == problem)
  }

  @Test func logsAReasonOnceUntilTheServerIsReadyAgain() async throws {
    let problem = Mutex<Problem?>(nil)
    let health = Health(
      isReady: { () throws(Problem) in
        if let problem = problem.withLock({ $0 }) { throw problem }
      }, stopping: stopping, metrics: metrics)
    let route = try #require(health.routes.first { $0.path == "/readyz" })
    var logged: [String?] = []
    for reason in ["Away.", "Away.", "Full.", nil, "Full."] {
      problem.withLock { $0 = reason.map { detail in Problem.busy(detail) } }
      logged.append(try await route.reply().problem?.detail)
    }
    #expect(logged == ["Away.", nil, "Full.", nil, "Full."])
  }

  @Test func requiresAWritableDataFolder() async throws {
    let files = InMemoryFileSystem()
    try await DataFolderCheck(files: files, folder: "/data").run()
    #expect(files.files.isEmpty)
    let full = DataFolderCheck(files: FullDisk(), folder: "/data")
    let problem = await #expect(throws: Problem.self) { try await full.run() }
    #expect(problem?.status == .serviceUnavailable)
  }

  @Test func isNotReadyWhileItStops() async throws {
    stopping.begin()
    await #expect(throws: Problem(.serviceUnavailable, "The server is stopping.")) {
      try await reply("/readyz")
    }
    #expect(try await reply("/healthz").text == "ok")
  }

  @Test func countsRequestsByRouteAndNotByPath() async throws {
    metrics.begin()
    metrics.begin()
    metrics.end(.get, pattern: "/a/:id", status: .ok, after: .milliseconds(3))
    metrics.begin()
    metrics.end(.get, pattern: "/a/:id", status: .notModified, after: .seconds(20))
    let text = try await reply("/metrics").text
    #expect(text.contains(#"http_requests_total{method="GET",route="/a/:id",status="2xx"} 1"#))
    #expect(text.contains(#"http_requests_total{method="GET",route="/a/:id",status="3xx"} 1"#))
    #expect(text.contains("http_requests_in_flight 1\n"))
    #expect(text.contains(#"seams_build_info{version="1.2"} 1"#))
    #expect(text.contains("process_start_time_seconds 0.0\n"))
    #expect(
      try await reply("/metrics").fields[.contentType]?.hasPrefix("text/plain; version=0.0.4")
        == true)
  }

  @Test func countsDurationsInCumulativeBuckets() async throws {
    for milliseconds in [1, 3, 400, 20_000] {
      metrics.end(.get, pattern: "/a", status: .ok, after: .milliseconds(milliseconds))
    }
    let text = try await reply("/metrics").text
    let label = #"method="GET",route="/a",status="2xx""#
    for (bound, count) in [
      ("0.001", 1), ("0.005", 2), ("0.1", 2), ("0.5", 3), ("10.0", 3), ("+Inf", 4),
    ] {
      #expect(
        text.contains("http_request_duration_seconds_bucket{\(label),le=\"\(bound)\"} \(count)\n"))
    }
    #expect(text.contains("http_request_duration_seconds_count{\(label)} 4\n"))
    #expect(text.contains("http_request_duration_seconds_sum{\(label)} 20.404\n"))
  }

  @Test func labelsUnknownMethodsAndRoutesAsOther() async throws {
    metrics.end(
      try #require(HTTPRequest.Method("INVENTED")), pattern: nil, status: .notFound, after: .zero)
    #expect(
      try await reply("/metrics").text.contains(
        #"http_requests_total{method="other",route="none",status="4xx"} 1"#))
  }

  private func reply(
    _ path: String, isReady: @escaping @Sendable () async throws(Problem) -> Void = {}
  ) async throws -> ServerReply {
    let health = Health(isReady: isReady, stopping: stopping, metrics: metrics)
    let route = try #require(health.routes.first { $0.path == path })
    return try await route.reply()
  }
}

private struct FullDisk: FileSystem {
  func source(_ path: String) async throws(FileFailure) -> any ByteSource {
    throw .missing(path: path)
  }

  func trustedSource(_ path: String) async throws(FileFailure) -> any ByteSource {
    throw .missing(path: path)
  }

  func replacement(of path: String) async throws(FileFailure) -> any FileReplacement {
    throw .unwritable(path: path, reason: "there is no room")
  }
}

@Suite struct ServerBackgroundTests {
  @Test func startsAfterAShareOfTheWindowAndPausesAfterEachRound() async {
    let (work, sleeper) = (CountedWork(rounds: 3), InstantSleeper())
    await service([work], sleeper, jitter: 0.5).perform(until: work)
    #expect(sleeper.durations.prefix(3) == [Background.startWindow / 2, work.pause, work.pause])
  }

  @Test func logsAFailureAndContinues() async {
    let work = CountedWork(rounds: 3, failure: BackgroundFailure("The network is down."))
    let warnings = Recorder<String>()
    let background = Background([work], sleeper: InstantSleeper()) { 0 }
    await BackgroundService(background: background, log: { _ in }, warn: warnings.remember)
      .perform(until: work)
    #expect(work.performed >= 3)
    #expect(warnings.all.first == "Pebbles: The network is down.")
  }

  @Test func workThatNeverEndsDelaysNoOtherWork() async {
    let (slow, quick) = (StuckWork(), CountedWork(rounds: 2))
    await service([slow, quick], InstantSleeper()).perform(until: quick)
    #expect(quick.performed >= 2)
  }

  @Test func performsNothingAfterTheServerHasStopped() async {
    let (work, sleeper) = (CountedWork(rounds: 1), InstantSleeper(isHeld: true))
    let service = service([work], sleeper, jitter: 1)
    let running = Task { await service.perform() }
    await sleeper.asleep()
    running.cancel()
    await running.value
    #expect(work.performed == 0)
  }

  private func service(
    _ work: [any BackgroundWork], _ sleeper: any Sleeper, jitter: Double = 0
  ) -> BackgroundService {
    BackgroundService(background: Background(work, sleeper: sleeper) { jitter }) { _ in
    } warn: { _ in
    }
  }
}

extension BackgroundService {
  /// Performs the work until one of its pieces has performed its rounds.
  fileprivate func perform(until work: CountedWork) async {
    let running = Task { await perform() }
    await work.done.reached()
    running.cancel()
    work.done.open()
    await running.value
  }
}

/// Work that counts its rounds, and waits in the last one.
private final class CountedWork: BackgroundWork {
  let name = "Pebbles"
  let pause: Duration = .seconds(7)
  let done = Gate()
  private let rounds: Int
  private let failure: BackgroundFailure?
  private let count = Mutex(0)

  var performed: Int { count.withLock { $0 } }

  init(rounds: Int, failure: BackgroundFailure? = nil) {
    self.rounds = rounds
    self.failure = failure
  }

  func perform() async throws(BackgroundFailure) -> String? {
    let round = count.withLock { count in
      count += 1
      return count
    }
    if round == rounds { await done.pass() }
    if let failure { throw failure }
    return "A pebble was found."
  }
}

/// Work that ends only if it is cancelled.
private struct StuckWork: BackgroundWork {
  let name = "Stuck"
  let pause: Duration = .seconds(7)

  func perform() async throws(BackgroundFailure) -> String? {
    try? await InstantSleeper(isHeld: true).sleep(for: .seconds(1))
    return nil
  }
}
