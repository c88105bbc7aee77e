public import CoreDomain
import HTTPTypes
import Synchronization

/// Exports spans to an OpenTelemetry collector, in batches and in the background.
///
/// A collector that is slow, broken or missing costs nothing but memory for ``queueLimit`` spans:
/// ``add(_:)`` never waits. A batch stays in the queue if the collector cannot be reached, or
/// answers with the status 429, 502, 503 or 504. After any other error status, the batch is
/// dropped. While the queue is full, new spans are dropped. One line is logged when exporting
/// begins to fail. After a failure, or if spans were dropped, the next successful delivery logs the
/// number of dropped spans.
///
/// While no span is waiting, there is no task.
public final class SpanExporter: Sendable {
  private struct State {
    var spans: [FinishedSpan] = []
    var lost = 0
    var isFailing = false
    /// Sends the spans that are waiting.
    var worker: Task<Void, Never>?
    /// Waits for the time of the next request.
    var nap: Task<Void, Never>?
    var isEnding = false

    /// Whether the next request is due before its time.
    var isDue: Bool { isEnding || !isFailing && spans.count >= batchLimit }
  }

  private let settings: OTLPSettings
  private let resource: [OTLPAttribute]
  private let client: any HTTPClient
  private let sleeper: any Sleeper
  private let warn: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - client: Sends the spans. Its requests must not be traced.
  ///   - warn: Logs a sentence.
  public init(
    _ settings: OTLPSettings, client: any HTTPClient, sleeper: any Sleeper,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.settings = settings
    resource = [
      OTLPAttribute("service.name", settings.serviceName),
      OTLPAttribute("telemetry.sdk.language", "swift"),
      OTLPAttribute("telemetry.sdk.name", ProductName.token.lowercased()),
    ]
    self.client = client
    self.sleeper = sleeper
    self.warn = warn
  }

  /// Returns a tracer whose spans this object exports.
  ///
  /// - Parameter random: Returns 64 random bits, for the identifiers.
  public func tracer(random: @escaping @Sendable () -> UInt64) -> OperationTracer {
    OperationTracer(OTLPTracer(random: random) { [self] in add($0) })
  }

  /// Puts a span into the queue, or drops it if the queue is full.
  func add(_ span: FinishedSpan) {
    state.withLock { state in
      guard state.spans.count < Self.queueLimit, !state.isEnding else {
        state.lost += 1
        return
      }
      state.spans.append(span)
      if state.worker == nil { state.worker = Task { await self.work() } }
      if state.isDue { state.nap?.cancel() }
    }
  }

  /// Sends the spans that are waiting, for at most ``flushLimit``. Later spans are dropped.
  public func end() async {
    let worker = state.withLock { state in
      state.isEnding = true
      state.nap?.cancel()
      return state.worker
    }
    guard let worker else { return }
    let (endings, continuation) = AsyncStream<Bool>.makeStream()
    let work = Task {
      await worker.value
      continuation.yield(true)
    }
    let timer = Task { [sleeper] in
      _ = try? await sleeper.sleep(for: Self.flushLimit)
      continuation.yield(false)
    }
    for await isDone in endings {
      if !isDone { fail("The collector did not answer within \(Self.flushLimit).", losing: 0) }
      break
    }
    worker.cancel()
    work.cancel()
    timer.cancel()
  }

  /// The maximum number of spans that wait for the collector.
  static let queueLimit = 2048
  /// The maximum number of spans in a request. If this many spans wait, they are sent at once.
  static let batchLimit = 512
  /// The time between two requests, unless a batch is full before.
  static let interval = Duration.seconds(5)
  /// How long the end of the program waits for the collector.
  static let flushLimit = Duration.milliseconds(500)
  /// The limits of a request. The collector's answer is short.
  static let limits = HTTPLimits(
    total: .seconds(10), connect: .seconds(5), bytes: 64 * 1024, redirects: 0)
}

extension SpanExporter {
  /// Sends spans until none is waiting.
  private func work() async {
    var isDone = false
    while !isDone {
      await nap()
      let isDelivered = await sendWaiting()
      isDone = state.withLock { state in
        guard state.spans.isEmpty || state.isEnding && !isDelivered else { return false }
        state.worker = nil
        return true
      }
    }
  }

  /// Waits until the next request is due.
  private func nap() async {
    let nap = Task { [sleeper] in _ = try? await sleeper.sleep(for: Self.interval) }
    state.withLock { state in
      state.nap = nap
      if state.isDue { nap.cancel() }
    }
    await nap.value
    state.withLock { $0.nap = nil }
  }

  /// Sends the spans that are waiting now, batch by batch, until one cannot be delivered.
  ///
  /// - Returns: Whether all were delivered.
  private func sendWaiting() async -> Bool {
    var left = state.withLock(\.spans.count)
    while left > 0 {
      let batch = state.withLock { Array($0.spans.prefix(Self.batchLimit)) }
      guard await send(batch) else { return false }
      left -= batch.count
    }
    return true
  }

  /// Sends a batch. Removes it from the queue, unless it may be sent again.
  ///
  /// - Returns: Whether the collector has accepted the batch.
  private func send(_ batch: [FinishedSpan]) async -> Bool {
    let body = OTLPDocument(batch, resource: resource).bytes
    do throws(HTTPFailure) {
      let reply = try await client.send(settings.request, body: body, limits: Self.limits)
      let status = reply.response.status
      switch status.code {
      case 200..<300:
        succeed(batch.count)
        return true
      case 429, 502, 503, 504:
        fail("The collector answered with status \(status.code).", losing: 0)
      default:
        fail("The collector answered with status \(status.code).", losing: batch.count)
      }
    } catch {
      // The program is ending. `end()` logs the failure.
      if error != .cancelled { fail(error.description, losing: 0) }
    }
    return false
  }

  private func succeed(_ count: Int) {
    let news = state.withLock { state -> String? in
      state.spans.removeFirst(count)
      let wasFailing = state.isFailing
      let lost = state.lost
      (state.isFailing, state.lost) = (false, 0)
      if wasFailing { return "Traces are exported again. Lost spans: \(lost)." }
      return lost == 0 ? nil : "Traces are incomplete. Lost spans: \(lost)."
    }
    if let news { warn(news) }
  }

  private func fail(_ reason: String, losing count: Int) {
    let isNew = state.withLock { state in
      state.spans.removeFirst(count)
      state.lost += count
      defer { state.isFailing = true }
      return !state.isFailing
    }
    if isNew { warn("Traces cannot be exported. \(reason)") }
  }
}
