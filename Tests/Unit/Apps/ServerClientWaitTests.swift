import Testing

@testable import CoreWeb
@testable import seams_server

/// The time that the server has waited for a client, with the test's own clock.
@Suite struct ServerClientWaitTests {
  private let start = ContinuousClock.now

  @Test func doesNotCountWhileTheServerProcessesAPiece() {
    var wait = reading()
    wait.note(.head, at: second(1))
    wait.note(.body, at: second(2))
    wait.read(false, at: second(2))
    #expect(wait.since == nil)
    #expect(wait.time(at: second(100)) == .zero)
    wait.read(true, at: second(100))
    #expect(wait.since == second(100))
    #expect(wait.time(at: second(107)) == .seconds(7))
  }

  @Test func countsWhileTheClientInterruptsABody() {
    var wait = reading()
    wait.note(.head, at: second(1))
    wait.note(.body, at: second(2))
    #expect(wait.since == second(2))
    #expect(wait.time(at: second(32)) == .seconds(30))
  }

  @Test func theNextPieceOfABodyRestartsTheTime() {
    var wait = reading()
    wait.note(.head, at: second(1))
    wait.note(.body, at: second(20))
    wait.note(.body, at: second(40))
    #expect(wait.time(at: second(41)) == .seconds(1))
  }

  @Test func countsWhileAConnectionIsSilent() {
    let wait = reading()
    #expect(wait.since == start)
    #expect(wait.time(at: second(30)) == .seconds(30))
  }

  @Test func bytesOfAHeaderDoNotRestartTheTime() {
    var wait = reading()
    for number in 1...10 {
      wait.read(false, at: second(number))
      wait.read(true, at: second(number))
    }
    #expect(wait.since == start)
    #expect(wait.time(at: second(30)) == .seconds(30))
  }

  @Test func doesNotCountWhileTheServerReplies() {
    var wait = reading()
    wait.note(.head, at: second(1))
    wait.note(.end, at: second(1))
    #expect(wait.since == nil)
    #expect(wait.time(at: second(100)) == .zero)
  }

  @Test func countsFromTheEndOfAReplyToTheNextRequest() {
    var wait = reading()
    wait.note(.head, at: second(1))
    wait.note(.end, at: second(1))
    wait.note(.reply, at: second(50))
    #expect(wait.since == second(50))
  }

  @Test func doesNotCountWhileTheNextRequestIsQueued() {
    var wait = reading()
    for _ in 0..<2 {
      wait.note(.head, at: second(1))
      wait.note(.end, at: second(1))
    }
    wait.note(.reply, at: second(2))
    #expect(wait.since == nil)
  }

  @Test func countsForABodyEvenIfTheReplyIsSent() {
    var wait = reading()
    wait.note(.head, at: second(1))
    wait.note(.reply, at: second(2))
    #expect(wait.since == second(2))
  }

  @Test func countsUntilTheConnectionEndsDespiteLaterBytes() {
    var wait = reading()
    wait.note(.last, at: second(1))
    wait.note(.head, at: second(2))
    wait.note(.end, at: second(2))
    wait.read(false, at: second(3))
    #expect(wait.since == second(1))
    #expect(wait.time(at: second(31)) == .seconds(30))
  }

  /// The wait of a connection on which the server has read since ``start``.
  private func reading() -> ClientWait {
    var wait = ClientWait()
    wait.read(true, at: start)
    return wait
  }

  private func second(_ number: Int) -> ContinuousClock.Instant { start + .seconds(number) }
}
