import CoreDomain
import EarthquakesDomain

/// The template model of the list below its form.
struct QuakeListModel: Sendable {
  /// The total in a sentence.
  private let total: String
  private let note: String
  private let caption: String
  private let rows: [Row]
  private let hasRows: Bool
  private let pictures: [Picture]

  init(_ list: QuakeList, of form: QuakeListForm) {
    total = QuakeWords.sentence(list.total, of: list.query)
    note = QuakeOriginNote(list.origin).markup
    caption = Self.caption(list)
    rows = list.quakes.map(Row.init)
    hasRows = !rows.isEmpty
    pictures =
      rows.isEmpty ? [] : QuakePictureKind.allCases.map { Picture($0, of: list, form.form) }
  }

  var markup: String { Self.template.render(self) }

  private static func caption(_ list: QuakeList) -> String {
    let order =
      switch list.order {
      case .newest: "newest first"
      case .largest: "largest first"
      case .nearest: "nearest first"
      }
    return list.quakes.count == list.total
      ? "All earthquakes, \(order)"
      : "\(PageWords.count(list.quakes.count, "earthquake")), \(order)"
  }

  private static let template = PageTemplate(
    """
    <p role="status">{{total}}</p>
    {{{note}}}
    {{#hasRows}}
    <div class="table" role="region" aria-labelledby="caption" tabindex="0">
    <table>
    <caption id="caption">{{caption}}</caption>
    <thead>
    <tr><th scope="col">Place</th><th scope="col">Magnitude</th><th scope="col">Time</th><th scope="col">Distance</th><th scope="col">Depth</th></tr>
    </thead>
    <tbody>
    {{#rows}}
    <tr><th scope="row"><a href="{{href}}"><bdi>{{place}}</bdi></a>{{#kind}} · {{.}}{{/kind}}</th><td class="number">{{magnitude}}</td><td><time datetime="{{moment}}">{{time}}</time></td><td class="number">{{distance}}</td><td class="number">{{depth}}</td></tr>
    {{/rows}}
    </tbody>
    </table>
    </div>
    {{/hasRows}}
    {{#pictures}}
    <figure>
    <img id="{{name}}" src="{{href}}" alt="{{text}}" loading="lazy">
    <figcaption><a href="{{href}}">{{label}}</a></figcaption>
    </figure>
    {{/pictures}}

    """)
}

extension QuakeListModel {
  private struct Row: Sendable {
    let moment: String
    let time: String
    let magnitude: String
    let depth: String
    let distance: String
    let href: String
    let place: String
    /// The kind of event if it is not an earthquake.
    let kind: String?

    init(_ nearby: NearbyQuake) {
      let quake = nearby.quake
      moment = quake.time.iso8601
      time = PageWords.moment(quake.time)
      magnitude = QuakeWords.magnitude(quake.magnitude)
      depth = QuakeWords.depth(quake.depth)
      distance = QuakeWords.distance(nearby.distance)
      href = Route(path: ["earthquakes", "events", quake.id.raw]).description
      place = quake.headline
      kind = quake.kind == .earthquake ? nil : quake.kind.name
    }
  }

  private struct Picture: Sendable {
    let name: String
    let href: String
    let label: String
    let text: String

    init(_ kind: QuakePictureKind, of list: QuakeList, _ form: QuakeForm) {
      name = kind.rawValue
      href = form.route(to: kind).description
      let query = list.query
      switch kind {
      case .map:
        label = "Open the map as a file"
        text =
          "Map of \(list.total) earthquakes around \(query.place.name). Size shows the magnitude, "
          + "colour the depth. The table above lists the earthquakes."
      case .histogram:
        label = "Open the histogram as a file"
        text =
          "Histogram of \(list.total) earthquakes by day since "
          + "\(query.since.iso8601)."
      }
    }
  }
}

extension Quake {
  /// The text of its link: the service's name of the place, or else the coordinates.
  var headline: String {
    placeName.flatMap { $0.isEmpty ? nil : $0 } ?? Place(at: coordinates).name
  }
}
