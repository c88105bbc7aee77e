import CoreDomain
package import CoreWeb
import HTTPTypes
package import NotesDomain

/// The page of the feature, and its part of the API. To add a page, add a route here, and a link in the
/// menu if people should start there.
package struct NotesWebFeature: WebFeature {
  package init() {}

  package func served(_ screens: any NotesScreens) -> ServerFeature {
    let programs = NotePrograms(screens: screens)
    return ServerFeature(
      menu: PageMenu("Notes", [PageLink("Notes", to: Route(path: ["notes"]))]),
      routes: { layout in
        let pages = NotePages(screens: screens, layout: layout)
        return [
          ServerRoute(.get, "/notes", answer: pages.list),
          ServerRoute(.post, "/notes", answer: pages.add),
          ServerRoute(.post, "/notes/:id/delete", answer: pages.remove),
          ServerRoute(.get, "/api/v1/notes", answer: programs.list),
          ServerRoute(.post, "/api/v1/notes", answer: programs.add),
          ServerRoute(.delete, "/api/v1/notes/:id", answer: programs.remove),
        ]
      },
      api: .notes, isReady: programs.checkReadiness)
  }
}

/// The screen as a page. If the screen has opened a place, the view redirects the browser there, so
/// that a reload does not add a note again.
struct NotePages: Sendable {
  let screens: any NotesScreens
  let layout: PageLayout

  func list(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(to: .show)
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    let typed = try request.form()["title"] ?? ""
    return try await reply(to: .add(typed), typed: typed)
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(to: .remove(Note.ID(try request.parameter("id"))))
  }

  private func reply(to intent: NoteListIntent, typed: String = "") async throws -> ServerReply {
    let navigator = RedirectNavigator()
    return try await screens.list(navigator: navigator)
      .reply(to: intent, as: NoteListPage(typed: typed, navigator: navigator, layout: layout))
  }
}

/// The screen as JSON. A reply has the result instead of a redirect.
struct NotePrograms: Sendable {
  let screens: any NotesScreens

  func list(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(to: .show)
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(to: .add(try StrictJSON.decode(NewNote.self, try request.json()).title))
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    try await reply(to: .remove(Note.ID(try request.parameter("id"))))
  }

  /// Loads the list, as a page would.
  @Sendable func checkReadiness() async throws(Problem) {
    do {
      _ = try await reply(to: .show)
    } catch {
      throw Problem(
        .serviceUnavailable, (error as? Problem ?? .unexpected).detail, fields: [.retryAfter: "1"])
    }
  }

  private func reply(to intent: NoteListIntent) async throws -> ServerReply {
    try await screens.list(navigator: RedirectNavigator()).reply(to: intent, as: NoteListJSON())
  }
}

/// The list, or the result of an intent, as JSON.
struct NoteListJSON: StateView {
  func reply(to state: NoteListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let notes): try .json(notes.map(NoteRecord.init))
    case .added(let note): try .json(NoteRecord(note), status: .created)
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The JSON that a client sends to add a note.
struct NewNote: Decodable {
  let title: String
}

extension Problem {
  /// A failure of the feature as an HTTP problem.
  init(_ failure: NoteFailure) {
    switch failure {
    case .malformedTitle: self.init(.unprocessableContent, failure.description)
    case .notFound: self.init(.notFound, failure.description)
    case .busy:
      // The other program only writes a few rows, so the store is available again soon.
      self.init(.serviceUnavailable, failure.description, fields: [.retryAfter: "1"])
    case .full: self.init(.insufficientStorage, failure.description)
    case .storage: self.init(.internalServerError, failure.description)
    }
  }
}
