import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The template model of the list below its form.
struct QuakeListModel: Sendable {
  /// The total in a sentence.
  private let total: String
  private let note: String
  private let caption: String
  private let rows: [Row]
  private let hasRows: Bool
  /// Whether the page is past the end of the list.
  private let isBeyond: Bool
  /// Whether the earthquakes of this page are not stored, and the service did not send them.
  private let isUnstored: Bool
  /// Why the list ends before the last match, or `nil`.
  private let cut: String?
  /// The figures, as HTML.
  private let map: String
  private let histogram: String
  /// The links to other pages, as HTML.
  private let pages: String

  init(_ list: QuakeList, of form: QuakeListForm, in layout: PageLayout) {
    total = QuakeWords.sentence(list.total, of: list.query)
    note = list.origin.note(in: layout)
    caption = Self.caption(list)
    rows = list.quakes.map { Row($0, askedAt: list.origin.askedAt) }
    hasRows = !rows.isEmpty
    isBeyond = !hasRows && list.offset > 0 && list.offset >= list.total
    isUnstored = !hasRows && list.offset < list.total
    cut = list.cut
    map = Picture(.map, of: list, form.form).markup
    histogram = Picture(.histogram, of: list, form.form).markup
    pages = PageTurns.markup(
      previous: form.previous(of: list, Self.path), next: form.next(of: list, Self.path))
  }

  private static let path = ["earthquakes", "list"]

  var markup: String { Self.template.render(self) }

  private static func caption(_ list: QuakeList) -> String {
    let order = "\(list.order.rawValue) first"
    let last = list.offset + list.quakes.count
    return list.quakes.count == list.total
      ? "All earthquakes, \(order)"
      : "Earthquakes \(Figures.grouped(list.offset + 1))–\(Figures.grouped(last)) of "
        + "\(Figures.grouped(list.total)), \(order)"
  }

  private static let template = PageTemplate(Texts.quakeListModel)
}

extension QuakeListModel {
  private struct Row: Sendable {
    let moment: String
    let time: String
    let exactTime: String
    let magnitude: String
    let strength: String?
    let depth: String
    let distance: String
    let href: String
    let place: String
    /// The kind of event if it is not an earthquake.
    let kind: String?

    init(_ nearby: NearbyQuake, askedAt: Timestamp?) {
      let quake = nearby.quake
      moment = quake.time.iso8601
      time = PageWords.brief(quake.time, beside: askedAt)
      exactTime = PageWords.second(quake.time)
      magnitude = QuakeWords.tenths(quake.magnitude)
      strength = QuakeWords.strength(quake.magnitude)
      depth = QuakeWords.depth(quake.depth)
      distance = QuakeWords.kilometres(nearby.distance.kilometres)
      href = Route(path: ["earthquakes", "events", quake.id.raw]).description
      place = quake.headline
      kind = quake.kind == .earthquake ? nil : quake.kind.name
    }
  }

  private struct Picture: Sendable {
    private let name: String
    private let href: String
    private let label: String
    private let text: String
    private let width: Int
    private let height: Int

    init(_ kind: QuakePictureKind, of list: QuakeList, _ form: QuakeForm) {
      name = kind.rawValue
      href = form.route(to: kind).description
      (width, height) = kind.size
      let query = list.query
      // The pictures show the stored earthquakes, which may be fewer than the total.
      let subject =
        if case .stored(let stored, because: _) = list.origin, !stored.isComplete {
          "the stored earthquakes"
        } else {
          Figures.count(list.total, "earthquake")
        }
      switch kind {
      case .map:
        label = "Open the map as a file"
        text =
          "Map of \(subject) around \(query.place.name). "
          + "Size shows the magnitude, colour the depth. The table lists the earthquakes."
      case .histogram:
        label = "Open the histogram as a file"
        text =
          "Histogram of \(subject) over time since \(query.since.iso8601)."
      }
    }

    var markup: String { Self.template.render(self) }

    private static let template = PageTemplate(Texts.picture)
  }
}

extension Quake {
  /// The text of the link to the quake: the service's name of the place or, without a name, the
  /// coordinates.
  var headline: String {
    placeName.flatMap { $0.isEmpty ? nil : $0 } ?? Place(at: coordinates).name
  }
}
