import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The named places as a page. Each place links back to the form and keeps the other fields of the
/// form.
struct QuakePlaceListPage: StateView {
  let form: QuakeForm
  /// The number of places on earlier pages.
  let offset: Int
  let layout: PageLayout

  /// The number of places on a page.
  private static let pageSize = 100

  func reply(to state: PlaceListState) -> ServerReply? {
    switch state {
    case .idle: nil
    case .success(let places, let query): reply(places, query)
    }
  }

  private func reply(_ places: [Place], _ query: String) -> ServerReply {
    let first = max(0, min(offset, places.count))
    let shown = places.dropFirst(first).prefix(Self.pageSize)
    let page = { (offset: Int) in
      Route(
        path: ["earthquakes", "places"],
        query: form.formRoute.query + [Route.Parameter("q", query)]
          + [Route.Parameter("cursor", "\(offset)")])
    }
    let rows = shown.map { place in
      (
        name: place.name, region: place.region,
        href: form.moved(to: place).formRoute.description
      )
    }
    let pages = PageTurns.markup(
      previous: first > 0 ? page(max(0, first - Self.pageSize)) : nil,
      next: shown.endIndex < places.endIndex ? page(shown.endIndex) : nil)
    let model = (
      query: query, kept: form.formRoute.query,
      total: Self.total(places.count, from: first, shown.count), places: rows,
      hasPlaces: !rows.isEmpty, pages: pages
    )
    return layout.reply(
      Page(
        title: "Places", content: Self.template.render(model),
        place: Route(path: ["earthquakes", "places"])))
  }

  private static func total(_ count: Int, from first: Int, _ shown: Int) -> String {
    if shown > 0, shown < count {
      return
        "Places \(Figures.grouped(first + 1))–\(Figures.grouped(first + shown)) of \(Figures.grouped(count)), largest first"
    }
    return count == 0 ? "No places found." : Figures.count(count, "place")
  }

  private static let template = PageTemplate(Texts.quakePlaceListPage)
}
