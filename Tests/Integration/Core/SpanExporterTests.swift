import CoreDomain
import CoreTesting
import HTTPTypes
import Synchronization
import Testing

@testable import CoreInfrastructure

/// The queue of spans, and a collector that fails.
@Suite(.timeLimit(.minutes(1))) struct SpanExporterTests {
  private let collector = SpyCollector()
  private let sleeper = InstantSleeper(isHeld: true)
  private let flush = InstantSleeper(isHeld: true)
  private let lines = SpyLines()

  @Test func waitsForTheIntervalAndSendsAllSpansTogether() async throws {
    let exporter = try exporter()
    exporter.add(.fixture(name: "one"))
    exporter.add(.fixture(name: "two"))
    await sleeper.asleep()
    #expect(sleeper.durations == [SpanExporter.interval] && collector.counts == [])
    collector.answered.open()
    sleeper.wake()
    await exporter.end()
    #expect(collector.counts == [2])
    #expect(await lines.rest() == [])
  }

  @Test func sendsAFullBatchAtOnce() async throws {
    let exporter = try exporter()
    exporter.add(.fixture())
    await sleeper.asleep()
    for _ in 1..<SpanExporter.batchLimit { exporter.add(.fixture()) }
    await collector.answered.reached()
    #expect(collector.counts == [SpanExporter.batchLimit])
    collector.answered.open()
    await exporter.end()
  }

  @Test func sendsALongQueueInBatches() async throws {
    let exporter = try exporter()
    for _ in 0..<SpanExporter.batchLimit { exporter.add(.fixture()) }
    await collector.answered.reached()
    for _ in 0...SpanExporter.batchLimit { exporter.add(.fixture()) }
    collector.answered.open()
    await exporter.end()
    #expect(collector.counts == [SpanExporter.batchLimit, SpanExporter.batchLimit, 1])
  }

  @Test func keepsSpansForACollectorThatIsAwayAndDropsWhatIsTooMuch() async throws {
    let refusal = Result<Int, HTTPFailure>.failure(.refused("127.0.0.1:4318"))
    let exporter = try exporter([refusal, refusal])
    exporter.add(.fixture())
    sleeper.wake()
    await collector.answered.reached()
    for _ in 0..<(SpanExporter.queueLimit + 9) { exporter.add(.fixture()) }
    collector.answered.open()
    #expect(
      await lines.next() == "Traces cannot be exported. Could not connect to “127.0.0.1:4318”. "
        + "Check the address and the network connection.")
    #expect(await lines.next() == "Traces are exported again. Lost spans: 10.")
    await exporter.end()
    #expect(collector.counts.prefix(2) == [1, SpanExporter.batchLimit])
    #expect(collector.counts.dropFirst(2).reduce(0, +) == SpanExporter.queueLimit)
  }

  @Test(arguments: [(500, [1, 1]), (400, [1, 1]), (429, [1, 2]), (503, [1, 2])])
  func sendsARefusedBatchAgainOnlyIfThatHelps(_ status: Int, _ counts: [Int]) async throws {
    let exporter = try exporter([.success(status)])
    exporter.add(.fixture())
    sleeper.wake()
    await collector.answered.reached()
    exporter.add(.fixture())
    collector.answered.open()
    #expect(
      await lines.next()
        == "Traces cannot be exported. The collector answered with status \(status).")
    #expect(await lines.next() == "Traces are exported again. Lost spans: \(2 - counts[1]).")
    await exporter.end()
    #expect(collector.counts == counts)
  }

  @Test func theEndDoesNotWaitForACollectorThatHangs() async throws {
    let exporter = try exporter()
    exporter.add(.fixture())
    await sleeper.asleep()
    async let ended: Void = exporter.end()
    await collector.answered.reached()
    flush.wake()
    await ended
    collector.answered.open()
    #expect(
      await lines.next()
        == "Traces cannot be exported. The collector did not answer within 0.5 seconds.")
  }

  @Test func theEndIsImmediateWithoutSpans() async throws {
    await (try exporter()).end()
    #expect(sleeper.durations == [] && collector.counts == [])
  }

  private var sleepers: TwoSleepers { TwoSleepers(naps: sleeper, flush: flush) }

  private func exporter(
    _ answers: [Result<Int, HTTPFailure>] = []
  ) throws -> SpanExporter {
    collector.answer(answers)
    let settings = try #require(
      try OTLPSettings(environment: ["OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"]))
    return SpanExporter(settings, client: collector, sleeper: sleepers) { [lines] in lines.add($0) }
  }
}

/// Sends the time until the next request and the time at the end to sleepers of their own.
private struct TwoSleepers: Sleeper {
  let naps: InstantSleeper
  let flush: InstantSleeper

  func sleep(for duration: Duration) async throws(CancellationError) {
    try await (duration == SpanExporter.flushLimit ? flush : naps).sleep(for: duration)
  }
}

/// A collector that counts the spans of each request, and whose first answer waits for a gate.
private final class SpyCollector: HTTPClient {
  let answered = Gate()
  private let state = Mutex<(counts: [Int], answers: [Result<Int, HTTPFailure>])>(([], []))

  /// The number of spans in each request.
  var counts: [Int] { state.withLock(\.counts) }

  /// Sets the first answers; the later ones are 200.
  func answer(_ answers: [Result<Int, HTTPFailure>]) {
    state.withLock { $0.answers = answers }
  }

  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    let text = String(decoding: body, as: UTF8.self)
    let answer = state.withLock { state in
      state.counts.append(text.count(of: "\"spanId\""))
      return state.answers.isEmpty ? .success(200) : state.answers.removeFirst()
    }
    await answered.pass()
    return HTTPReply(
      response: HTTPResponse(status: .init(code: try answer.get())), body: [], address: "")
  }
}

/// The lines of a log.
private struct SpyLines: Sendable {
  private let lines: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (lines, continuation) = AsyncStream.makeStream()
  }

  func add(_ line: String) { continuation.yield(line) }

  /// Waits for the next line.
  func next() async -> String? {
    for await line in lines { return line }
    return nil
  }

  /// Returns the lines that were not returned yet, and ends the log.
  func rest() async -> [String] {
    continuation.finish()
    return await lines.reduce(into: []) { $0.append($1) }
  }
}
