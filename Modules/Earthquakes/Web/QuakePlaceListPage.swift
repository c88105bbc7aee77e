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
    let model = Model(
      query: query,
      kept: form.formRoute.query,
      total: Self.total(places.count, from: first, shown.count),
      places: shown.map { Row($0, of: form) }, hasPlaces: !shown.isEmpty,
      pages: PageTurns.markup(
        previous: first > 0 ? page(max(0, first - Self.pageSize)) : nil,
        next: shown.endIndex < places.endIndex ? page(shown.endIndex) : nil))
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

  private struct Model: Sendable {
    let query: String
    /// The other fields of the form.
    let kept: [Route.Parameter]
    let total: String
    let places: [Row]
    let hasPlaces: Bool
    /// The links to other pages, as HTML.
    let pages: String
  }

  private struct Row: Sendable {
    let name: String
    let region: String
    let href: String

    init(_ place: Place, of form: QuakeForm) {
      name = place.name
      region = place.region
      href = form.moved(to: place).formRoute.description
    }
  }

  private static let template = PageTemplate(Texts.quakePlaceListPage)
}
