/// Measures how long the server waits for the client of a connection.
///
/// The server waits while it reads and the client still has to send bytes: a head, or the rest of a
/// body. While the server works and does not read, the time does not count. Each part of a request
/// and the end of a reply restart the time. The single bytes of a head do not restart it. After the
/// last reply, nothing restarts the time, because the client only has to close the connection.
struct ClientWait: Sendable {
  private var isReading = false
  private var isBodyOwed = false
  private var unanswered = 0
  private var isOver = false
  /// The waiting time before ``start``.
  private var before = Duration.zero
  private var start: ContinuousClock.Instant?

  /// The start of the wait, moved back by earlier waiting time; `nil` while the server works.
  var since: ContinuousClock.Instant? { start.map { $0 - before } }

  /// The waiting time since the last part of a request or reply.
  func time(at now: ContinuousClock.Instant) -> Duration {
    before + (start.map { now - $0 } ?? .zero)
  }

  /// Records that the server starts to read or stops reading.
  mutating func read(_ isReading: Bool, at now: ContinuousClock.Instant) {
    before = time(at: now)
    self.isReading = isReading
    start = isWaiting ? now : nil
  }

  /// Records a part of a request, or the end of a reply.
  mutating func note(_ part: Part, at now: ContinuousClock.Instant) {
    guard !isOver else { return }
    switch part {
    case .head:
      unanswered += 1
      isBodyOwed = true
    case .body: break
    case .end: isBodyOwed = false
    case .reply: unanswered -= 1
    case .last: isOver = true
    }
    before = .zero
    start = isWaiting ? now : nil
  }

  private var isWaiting: Bool { isOver || isReading && (isBodyOwed || unanswered == 0) }

  /// A part of a request or a reply.
  enum Part: Hashable, Sendable {
    case head
    case body
    /// The end of a request's body, even if the body is empty.
    case end
    case reply
    /// The end of the connection's output.
    case last
  }
}
