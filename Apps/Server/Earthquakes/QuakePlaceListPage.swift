import CoreDomain
import EarthquakesDomain

/// The named places as a page. Each links back to the form and keeps its other fields.
struct QuakePlaceListPage: StateView {
  let form: QuakeForm
  let layout: PageLayout

  func reply(to state: PlaceListState) -> ServerReply? {
    switch state {
    case .idle: nil
    case .success(let places, let query): reply(places, query)
    }
  }

  private func reply(_ places: [Place], _ query: String) -> ServerReply {
    let total =
      switch places.count {
      case 0: "No places found."
      case 1: "1 place"
      case PlaceListState.limit: "The \(places.count) largest places"
      default: "\(places.count) places"
      }
    let model = Model(
      query: query,
      kept: form.formRoute.query.map { Field(name: $0.name, value: $0.value) }, total: total,
      places: places.map { Row($0, of: form) }, hasPlaces: !places.isEmpty)
    return layout.reply(
      Page(
        title: "Places", content: Self.template.render(model),
        place: Route(path: ["earthquakes", "places"])))
  }

  private struct Model: Sendable {
    let query: String
    /// The other fields of the form.
    let kept: [Field]
    let total: String
    let places: [Row]
    let hasPlaces: Bool
  }

  private struct Field: Sendable {
    let name: String
    let value: String
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

  private static let template = PageTemplate(
    """
    <form class="search" role="search" action="/earthquakes/places" method="get">
    {{#kept}}
    <input type="hidden" name="{{name}}" value="{{value}}">
    {{/kept}}
    <p class="wide"><label for="q">Search</label>
    <input id="q" name="q" type="search" value="{{query}}"></p>
    <p><button>Search</button></p>
    </form>
    <p role="status">{{total}}</p>
    {{#hasPlaces}}
    <ul class="rows">
    {{#places}}
    <li><a href="{{href}}"><bdi>{{name}}</bdi></a> <bdi class="quiet">{{region}}</bdi></li>
    {{/places}}
    </ul>
    {{/hasPlaces}}

    """)
}
