import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerLiveBindingTests {
  @Test func sendsAPieceForEachStateAndEndsWithTheLastOne() async throws {
    let reply = try await reply(to: ["idle", "a", "b", "done!", "never"])
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == "text/loud")
    #expect(try await sent(reply) == ["a", "b", "done!"])
  }

  /// A page starts with its first piece, whatever its first state is.
  @Test func startsWithTheOpeningAndEndsWithTheClosingOfTheView() async throws {
    let reply = try await reply(
      to: ["idle", "a", "b", "done!"], by: LoudLiveView(start: "[", closing: "]"))
    #expect(try await sent(reply) == ["[a", "b", "done!]"])
  }

  @Test func repliesAsAWholeIfTheFirstStateIsFinal() async throws {
    let reply = try await reply(to: ["idle", "refused!", "a"])
    #expect(reply == .text("refused!", status: .unprocessableContent))
  }

  @Test func repliesWithAServerErrorIfTheScreenEndsEarly() async {
    await #expect(throws: Problem.unexpected) { try await reply(to: ["idle"]) }
  }

  @Test func endsTheConnectionIfTheScreenEndsUnsettled() async throws {
    let reply = try await reply(to: ["a", "b"])
    await #expect(throws: Problem.unexpected) { () async throws in _ = try await sent(reply) }
  }

  @Test func waitsForTheIntentBeforeItShowsTheLastState() async throws {
    let order = Recorder<String>()
    let gate = Gate()
    let intent = RunningIntent {
      await gate.pass()
      order.remember("intent")
    }
    let (states, continuation) = AsyncStream.makeStream(of: String.self)
    for state in ["a", "done!"] { continuation.yield(state) }
    let view = LoudLiveView(note: { order.remember("end") })
    let reply = try await LiveBinding(view: view, intent: intent).reply(to: states)
    async let pieces = sent(reply)
    await gate.reached()
    gate.open()
    #expect(try await pieces == ["a", "done!"])
    #expect(order.all == ["intent", "end"])
  }

  /// If the intent never ended, there would be no event to wait for, hence the time limit.
  @Test(.timeLimit(.minutes(1))) func cancelsTheIntentIfTheClientDisconnects() async throws {
    let (ended, continuation) = AsyncStream.makeStream(of: Bool.self)
    var reply: ServerReply? = try await {
      let intent = RunningIntent {
        let (never, held) = AsyncStream.makeStream(of: Void.self)
        for await _ in never {}
        continuation.yield(Task.isCancelled)
        held.finish()
      }
      return try await self.reply(to: ["a"], intent)
    }()
    #expect(reply?.status == .ok)
    reply = nil
    #expect(await ended.first(1) == [true])
  }

  private func reply(
    to states: [String], _ intent: RunningIntent = RunningIntent {},
    by view: LoudLiveView = LoudLiveView()
  ) async throws -> ServerReply {
    try await LiveBinding(view: view, intent: intent).reply(to: .replaying(states))
  }

  private func sent(_ reply: ServerReply) async throws -> [String] {
    if case .stream(let stream) = reply.body { #expect(stream.isLive) }
    return try await reply.streamed().split(separator: "|").map(String.init)
  }
}

/// Shows every state but "idle"; states with an exclamation mark are final.
private struct LoudLiveView: LiveView {
  var start = ""
  var closing = ""
  var note: @Sendable () -> Void = {}

  var fields: HTTPFields { [.contentType: "text/loud"] }

  func reply(to state: String) -> ServerReply? { .text(state, status: .unprocessableContent) }

  func opening(with state: String) -> String { start }

  func part(of state: String) -> LivePart {
    guard state.hasSuffix("!") else { return state == "idle" ? .nothing : .piece(state + "|") }
    return .last {
      note()
      return state
    }
  }
}

@Suite struct ServerBindingTests {
  @Test func repliesToTheFirstStateThatTheViewShows() async throws {
    #expect(try await reply(to: ["idle", "preparing", "success", "failure"]) == .text("success"))
  }

  @Test func repliesWithAServerErrorIfTheScreenEndsEarly() async {
    await #expect(throws: Problem.unexpected) { try await reply(to: ["idle", "preparing"]) }
  }

  private func reply(to states: [String]) async throws -> ServerReply {
    try await ScreenBinding(view: LoudView()).reply(to: .replaying(states))
  }
}

/// Shows every state except intermediate ones.
private struct LoudView: StateView {
  func reply(to state: String) -> ServerReply? {
    ["idle", "preparing"].contains(state) ? nil : .text(state)
  }
}
