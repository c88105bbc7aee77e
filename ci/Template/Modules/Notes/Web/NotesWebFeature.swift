import CoreDomain
package import CoreWeb
import HTTPTypes
package import NotesDomain

/// The page of the feature, and its part of the API. To add a page, add a route here.
package struct NotesWebFeature: WebFeature {
  package init() {}

  package func served(_ screens: any NotesScreens) -> ServerFeature {
    ServerFeature(
      menu: PageMenu("Notes", [PageLink("Notes", to: Route(path: ["notes"]))]),
      routes: { layout in
        let list = NoteListController(screens: screens, layout: layout)
        return [
          ServerRoute(.get, "/notes") { _ in try await list.page(.show) },
          ServerRoute(.post, "/notes") { request in
            let typed = try request.form()["title"] ?? ""
            return try await list.page(.add(typed), typed: typed)
          },
          ServerRoute(.post, "/notes/:id/delete") { request in
            try await list.page(.remove(Note.ID(try request.parameter("id"))))
          },
          ServerRoute(.get, "/api/v1/notes") { _ in try await list.json(.show) },
          ServerRoute(.post, "/api/v1/notes") { request in
            try await list.json(.add(try StrictJSON.decode(NewNote.self, try request.json()).title))
          },
          ServerRoute(.delete, "/api/v1/notes/:id") { request in
            try await list.json(.remove(Note.ID(try request.parameter("id"))))
          },
        ]
      },
      api: OpenAPIPart(Texts.openAPI, values: ["NoteTitle.limit": .integer(NoteTitle.limit)]),
      isReady: { () throws(Problem) in
        try await screens.list(navigator: RedirectNavigator()).check(.show, as: NoteListJSON())
      })
  }
}

/// Sends an intent to a new screen, and replies with its last state.
struct NoteListController: Sendable {
  let screens: any NotesScreens
  let layout: PageLayout

  func page(_ intent: NoteListIntent, typed: String = "") async throws -> ServerReply {
    let navigator = RedirectNavigator()
    return try await screens.list(navigator: navigator)
      .reply(to: intent, as: NoteListPage(typed: typed, navigator: navigator, layout: layout))
  }

  func json(_ intent: NoteListIntent) async throws -> ServerReply {
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

/// The JSON body of a request that adds a note.
struct NewNote: Decodable { let title: String }

extension Problem {
  /// Maps a failure of the feature to an HTTP problem.
  init(_ failure: NoteFailure) {
    switch failure {
    case .malformedTitle: self.init(.unprocessableContent, failure.description)
    case .notFound: self.init(.notFound, failure.description)
    case .store(let failure): self.init(failure)
    }
  }
}
