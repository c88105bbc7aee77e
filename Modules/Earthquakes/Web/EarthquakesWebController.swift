import CoreDomain
import CoreWeb
import EarthquakesDomain
import HTTPTypes

/// Serves the screens as pages. If an intent may take long, sends its page state by state.
struct EarthquakesWebController: Sendable {
  let screens: any EarthquakesScreens
  let layout: PageLayout

  var routes: [ServerRoute] {
    [
      // Shows the form with the values of the query.
      ServerRoute(.get, "/earthquakes") { request in
        countPage(request, PageDialogPresenter()).untouched
      },
      ServerRoute(.get, "/earthquakes/count", acts: true) { request in
        let dialogs = PageDialogPresenter<QuakeCountChoice>()
        return try await screens.count(navigator: RedirectNavigator(), dialogs: dialogs)
          .liveReply(to: .count(QuakeForm(in: request.query)), as: countPage(request, dialogs))
      },
      ServerRoute(.get, "/earthquakes/list", acts: true) { request in
        let form = QuakeListForm(in: request.listQuery)
        return try await screens.list(navigator: RedirectNavigator())
          .liveReply(to: .show(form), as: QuakeListPage(form: form, layout: layout))
      },
      ServerRoute(.get, "/earthquakes/places") { request in
        let view = QuakePlaceListPage(
          form: QuakeForm(in: request.query),
          offset: request.query["cursor"].flatMap { Int($0) } ?? 0, layout: layout)
        return try await screens.places(navigator: RedirectNavigator())
          .reply(to: .show(request.query["q"] ?? ""), as: view)
      },
      ServerRoute(.get, "/earthquakes/events/:id", acts: true) { request in
        let id = Quake.ID(try request.parameter("id"))
        return try await screens.detail(navigator: RedirectNavigator())
          .reply(to: .show(id), as: QuakeDetailPage(layout: layout))
      },
    ]
  }

  private func countPage(
    _ request: ServerRequest, _ dialogs: PageDialogPresenter<QuakeCountChoice>
  ) -> QuakeCountPage {
    QuakeCountPage(form: QuakeForm(in: request.query), dialogs: dialogs, layout: layout)
  }
}
