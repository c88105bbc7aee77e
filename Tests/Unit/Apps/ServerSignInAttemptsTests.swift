import CoreDomain
import HTTPTypes
import Synchronization
import Testing

@testable import CoreWeb
@testable import seams_server

/// Clients that guess must wait longer and longer.
@Suite struct ServerSignInAttemptsTests {
  private let start = ContinuousClock.now

  @Test func doublesTheWaitAfterTheFreeAttempts() {
    var attempts = SignInAttempts()
    var now = start
    for _ in 0..<SignInAttempts.free {
      let wait = attempts.begin([.client("a")], at: now)
      #expect(wait == nil)
    }
    for seconds in [1, 2, 4, 8] {
      let nextWait = attempts.begin([.client("a")], at: now)
      #expect(nextWait == .seconds(seconds))
      now += .seconds(seconds)
      let lastWait = attempts.begin([.client("a")], at: now)
      #expect(lastWait == nil)
    }
  }

  @Test func limitsTheWaitOfAName() {
    var attempts = SignInAttempts()
    var now = start
    for _ in 0..<200 {
      _ = attempts.begin([.name("ada")], at: now)
      now += .seconds(30)
    }
    let wait = attempts.begin([.name("ada")], at: now)
    #expect(wait == nil)
  }

  @Test func aSuccessResetsTheNameButNotTheOtherFailuresOfTheClient() {
    var attempts = SignInAttempts()
    let keys: [SignInAttempts.Key] = [.client("a"), .name("ada")]
    for _ in 0..<SignInAttempts.free { _ = attempts.begin(keys, at: start) }
    attempts.succeed(keys)
    let wait = attempts.begin(keys, at: start)
    #expect(wait == nil)
    let nextWait = attempts.begin([.name("ada")], at: start)
    #expect(nextWait == nil)
    let lastWait = attempts.begin([.client("a")], at: start)
    #expect(lastWait != nil)
  }

  @Test func forgetsFailuresAfterAnHour() {
    var attempts = SignInAttempts()
    for _ in 0..<SignInAttempts.free { _ = attempts.begin([.client("a")], at: start) }
    for _ in 0..<SignInAttempts.free {
      let wait = attempts.begin([.client("a")], at: start + SignInAttempts.memory)
      #expect(wait == nil)
    }
  }

  @Test func forgetsTheOldestFailuresAtTheLimit() {
    var attempts = SignInAttempts()
    for _ in 0..<SignInAttempts.free { _ = attempts.begin([.client("first")], at: start) }
    for number in 0..<SignInAttempts.limit {
      _ = attempts.begin([.client("\(number)")], at: start + .microseconds(1 + number))
    }
    let wait = attempts.begin([.client("first")], at: start + .milliseconds(500))
    #expect(wait == nil)
  }

  @Test func logsEachFailureWithoutTheTypedText() async throws {
    let lines = Mutex<[String]>([])
    let signIns = SignInGuard(now: { start }, warn: { line in lines.withLock { $0.append(line) } })
    let client = ClientAddress("192.0.2.7")
    for _ in 0...SignInAttempts.free {
      _ = try? await signIns.signIn("ada", from: client) { ServerReply(.forbidden) }
    }
    signIns.noteWrongToken(from: client)
    let all = lines.withLock { $0 }
    #expect(all.count == SignInAttempts.free + 2)
    #expect(all.allSatisfy { $0.hasPrefix("Failed sign-in from 192.0.2.7: ") })
    #expect(!all.joined().contains("ada"))
  }
}
