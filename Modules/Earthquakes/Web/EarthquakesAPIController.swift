import CoreDomain
import CoreWeb
import EarthquakesDomain
import HTTPTypes

/// Serves the screens as JSON, as events and as pictures. Uses the same screens as the pages, with
/// other views, and without dialogs and redirects.
struct EarthquakesAPIController: Sendable {
  let screens: any EarthquakesScreens

  var routes: [ServerRoute] {
    [
      // The pictures of the pages.
      ServerRoute(.get, "/earthquakes/map.svg", acts: true, isPicture: true, answer: map),
      ServerRoute(
        .get, "/earthquakes/histogram.svg", acts: true, isPicture: true, answer: histogram),
      ServerRoute(.get, "/api/v1/earthquakes", acts: true) { request in
        let form = QuakeListForm(in: request.listQuery)
        return try await screens.list(navigator: RedirectNavigator())
          .reply(to: .show(form), as: QuakeListJSON(form: form))
      },
      ServerRoute(.get, "/api/v1/earthquakes/count", acts: true) { request in
        try await countScreen.reply(to: .count(QuakeForm(in: request.query)), as: QuakeCountJSON())
      },
      // Sends every state of a count as a server-sent event.
      ServerRoute(.get, "/api/v1/earthquakes/count/states", acts: true) { request in
        try await countScreen
          .liveReply(to: .count(QuakeForm(in: request.query)), as: QuakeCountEvents())
      },
      ServerRoute(.get, "/api/v1/earthquakes/events/:id", acts: true) { request in
        let id = Quake.ID(try request.parameter("id"))
        return try await screens.detail(navigator: RedirectNavigator())
          .reply(to: .show(id), as: QuakeDetailJSON())
      },
      ServerRoute(.get, "/api/v1/earthquakes/places") { request in
        try await screens.places(navigator: RedirectNavigator())
          .reply(to: .show(request.query["q"] ?? ""), as: QuakePlaceListJSON())
      },
      ServerRoute(.get, "/api/v1/earthquakes/map.svg", acts: true, answer: map),
      ServerRoute(.get, "/api/v1/earthquakes/histogram.svg", acts: true, answer: histogram),
    ]
  }

  /// Sends the cheapest request to the feature. The check does not count earthquakes, because the
  /// health of the service does not affect the readiness of this server.
  @Sendable func checkReadiness() async throws(Problem) {
    try await screens.places(navigator: RedirectNavigator())
      .check(.show("none"), as: QuakePlaceListJSON())
  }

  private var countScreen: any QuakeCountScreen {
    screens.count(navigator: RedirectNavigator(), dialogs: PageDialogPresenter<QuakeCountChoice>())
  }

  private func map(_ request: ServerRequest) async throws -> ServerReply {
    try await picture(.map, request)
  }

  private func histogram(_ request: ServerRequest) async throws -> ServerReply {
    try await picture(.histogram, request)
  }

  private func picture(
    _ kind: QuakePictureKind, _ request: ServerRequest
  ) async throws -> ServerReply {
    try await screens.picture(navigator: RedirectNavigator())
      .reply(to: .draw(kind, of: QuakeForm(in: request.query)), as: QuakePictureView())
  }
}
