import CoreDomain
import HTTPTypes
import StargazersDomain

/// The screens as JSON, as events and as pictures: the same screens as for the pages, with other
/// views.
struct StargazerPrograms: Sendable {
  let intents: StargazerIntents

  func list(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(StargazerListJSON(), to: try await intents.list(request))
  }

  /// Every state of the list as a server-sent event.
  func listStates(_ request: ServerRequest) async throws -> ServerReply {
    let (states, intent) = try await intents.list(request)
    return try await LiveBinding(view: StargazerListEvents(), intent: intent).reply(to: states)
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(StargazerDetailJSON(), to: try await intents.find(request))
  }

  func history(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(StargazerHistoryJSON(), to: try await intents.recount(request))
  }

  func picture(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(StargazerHistoryPictureView(), to: await intents.draw(request))
  }

  /// Makes the cheapest request to the feature: it reads the preferences. The health of the service
  /// does not affect the readiness of this server.
  @Sendable func checkReadiness() async throws(Problem) {
    let (states, intent) = await intents.begin()
    await intent.end()
    for await state in states {
      switch state {
      case .ready: return
      case .failure(let failure):
        throw Problem(.serviceUnavailable, Problem(failure).detail)
      case .idle, .preparing, .walking, .success: continue
      }
    }
    throw .unexpected
  }

  /// The reply after the intent has ended.
  private func reply<State: Sendable>(
    _ view: some StateView<State>, to running: StargazerIntents.Running<State>
  ) async throws -> ServerReply {
    await running.intent.end()
    return try await ScreenBinding(view: view).reply(to: running.states)
  }
}
