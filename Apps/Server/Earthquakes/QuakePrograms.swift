import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// The screens as JSON, as events and as pictures: the same screens as for the pages, with other
/// views, and without dialogs and redirects.
struct QuakePrograms: Sendable {
  let intents: QuakeIntents

  func count(_ request: ServerRequest) async throws -> ServerReply {
    try await ScreenBinding(view: QuakeCountJSON()).reply(to: await intents.count(request))
  }

  /// Every state of a count as a server-sent event.
  func countStates(_ request: ServerRequest) async throws -> ServerReply {
    let (states, intent) = await intents.counting(request, PageDialogPresenter())
    return try await LiveBinding(view: QuakeCountEvents(), intent: intent).reply(to: states)
  }

  func list(_ request: ServerRequest) async throws -> ServerReply {
    try await ScreenBinding(view: QuakeListJSON()).reply(to: await intents.list(request))
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    try await ScreenBinding(view: QuakeDetailJSON()).reply(to: try await intents.detail(request))
  }

  func places(_ request: ServerRequest) async throws -> ServerReply {
    try await ScreenBinding(view: QuakePlaceListJSON()).reply(to: await intents.places(request))
  }

  func map(_ request: ServerRequest) async throws -> ServerReply {
    try await picture(.map, request)
  }

  func histogram(_ request: ServerRequest) async throws -> ServerReply {
    try await picture(.histogram, request)
  }

  /// Makes the cheapest request to the feature. It does not count, because the health of the
  /// service does not affect the readiness of this server.
  @Sendable func checkReadiness() async throws(Problem) {
    let request = ServerRequest(
      head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/?q=none"))
    do {
      _ = try await places(request)
    } catch {
      throw Problem(.serviceUnavailable, (error as? Problem ?? .unexpected).detail)
    }
  }

  private func picture(
    _ kind: QuakePictureKind, _ request: ServerRequest
  ) async throws -> ServerReply {
    try await ScreenBinding(view: QuakePictureView()).reply(
      to: await intents.picture(kind, request))
  }
}
