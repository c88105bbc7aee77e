import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The bookshelf as JSON: the same screens as for the pages, with other views and without
/// redirects.
struct ComicPrograms: Sendable {
  let intents: ComicIntents

  /// Lists the cached series, or searches them if `q` is given.
  func list(_ request: ServerRequest) async throws -> ServerReply {
    let form = try ComicListForm(ofProgram: request.query)
    guard form.query.isEmpty else {
      return try await intents.search(form, for: request).reply(by: ComicSearchJSON())
    }
    return try await intents.list(form, reloading: false, for: request).reply(by: ComicListJSON())
  }

  func series(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.show(request).reply(by: ComicDetailJSON())
  }

  func cover(_ request: ServerRequest) async throws -> ServerReply {
    let view = ComicCoverView(
      comic: nil, known: try EntityTags(.ifNoneMatch, of: request.head))
    return try await intents.show(request).reply(by: view)
  }

  func page(_ request: ServerRequest) async throws -> ServerReply {
    let text = try request.parameter("n")
    guard let number = Int(text) else {
      throw Problem(.unprocessableContent, "“\(text.plain)” is no number of a page.")
    }
    return try await intents.page(number, for: request).reply(by: ComicPageJSON())
  }

  func progress(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.progress(for: request).reply(by: ComicProgressJSON())
  }

  func buy(_ request: ServerRequest) async throws -> ServerReply {
    let order = try StrictJSON.decode(ComicOrderForm.self, try request.json())
    return try await intents.buy(order.comic, shownAt: order.price, for: request)
      .reply(by: ComicSaleJSON())
  }

  // MARK: Account

  func session(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.account(for: request).reply(by: ComicAccountJSON(request: request.head))
  }

  func signIn(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StrictJSON.decode(ComicAccountForm.self, try request.json())
    return try await request.signIns().signIn(form.name, from: request.client) {
      try await intents.signIn(form, for: request)
        .reply(by: ComicAccountJSON(request: request.head, status: .ok))
    }
  }

  func signUp(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StrictJSON.decode(ComicAccountForm.self, try request.json())
    return try await request.signIns().signUp(from: request.client) {
      try await intents.signUp(form, for: request)
        .reply(by: ComicAccountJSON(request: request.head))
    }
  }

  func signOut(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.signOut(for: request).reply(by: ComicSignOutJSON(request: request.head))
  }

  // MARK: Catalogue

  func catalogue(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.catalogue(for: request).reply(by: ComicCatalogueJSON())
  }

  func synchronise(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.synchronise(for: request).reply(by: ComicCatalogueJSON())
  }

  /// Makes the cheapest request to the store. The availability of the catalogue does not affect the
  /// readiness of this server.
  @Sendable func checkReadiness() async throws(Problem) {
    let nobody = ServerRequest(
      head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil))
    do {
      let list = await intents.list(
        ComicListForm(ownedOnly: false, limit: 1), reloading: false, for: nobody)
      _ = try await list.reply(by: ComicListJSON())
    } catch {
      throw Problem(
        .serviceUnavailable, (error as? Problem ?? .unexpected).detail, fields: [.retryAfter: "1"])
    }
  }
}
