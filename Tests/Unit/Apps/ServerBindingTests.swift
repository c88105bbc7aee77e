import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerBindingTests {
  @Test func repliesToTheFirstStateThatTheViewShows() async throws {
    let reply = try await reply(to: ["idle", "preparing", "success", "failure"])
    #expect(reply == .text("success"))
  }

  @Test func repliesToAFailure() async throws {
    #expect(try await reply(to: ["idle", "preparing", "failure"]) == .text("failure"))
  }

  @Test func receivesStatesPublishedBeforeItListened() async throws {
    let (states, continuation) = AsyncStream.makeStream(of: String.self)
    for state in ["idle", "preparing", "success"] { continuation.yield(state) }
    continuation.finish()
    let reply = try await ScreenBinding(view: LoudView()).reply(to: states)
    #expect(reply == .text("success"))
  }

  @Test func repliesWithAServerErrorIfTheScreenEndsEarly() async {
    await #expect(throws: Problem.unexpected) { try await reply(to: ["idle", "preparing"]) }
  }

  private func reply(to states: [String]) async throws -> ServerReply {
    let stream = AsyncStream { continuation in
      for state in states { continuation.yield(state) }
      continuation.finish()
    }
    return try await ScreenBinding(view: LoudView()).reply(to: stream)
  }
}

/// Shows every state except intermediate ones.
private struct LoudView: StateView {
  func reply(to state: String) -> ServerReply? {
    ["idle", "preparing"].contains(state) ? nil : .text(state)
  }
}
