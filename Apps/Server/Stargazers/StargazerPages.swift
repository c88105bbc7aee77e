import CoreDomain
import StargazersDomain

/// The screens as pages. Connects intent, binding and view for one request each.
///
/// The intent runs in parallel to the binding, which sends the page state by state.
struct StargazerPages: Sendable {
  let intents: StargazerIntents
  let layout: PageLayout

  /// The form with the stored preferences.
  func form(_ request: ServerRequest) async throws -> ServerReply {
    let (states, intent) = await intents.begin()
    return try await LiveBinding(view: listPage(StargazerListForm()), intent: intent)
      .reply(to: states)
  }

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let (states, intent) = try await intents.list(request)
    let form = try StargazerListForm(in: request.query)
    return try await LiveBinding(view: listPage(form), intent: intent).reply(to: states)
  }

  func history(_ request: ServerRequest) async throws -> ServerReply {
    let (states, intent) = try await intents.recount(request)
    let view = StargazerHistoryPage(
      form: try StargazerListForm(in: request.query),
      frame: StargazerFrame(
        title: "Star history", place: StargazerRoutes.history, layout: layout))
    return try await LiveBinding(view: view, intent: intent).reply(to: states)
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    let (states, intent) = try await intents.find(request)
    let view = StargazerDetailPage(
      frame: StargazerFrame(title: "One stargazer", place: nil, layout: layout))
    return try await LiveBinding(view: view, intent: intent).reply(to: states)
  }

  private func listPage(_ form: StargazerListForm) -> StargazerListPage {
    StargazerListPage(
      form: form,
      frame: StargazerFrame(title: "Stargazers", place: StargazerRoutes.form, layout: layout))
  }
}
