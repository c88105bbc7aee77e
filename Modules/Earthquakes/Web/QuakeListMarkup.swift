import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The list below its form, as HTML.
enum QuakeListMarkup {
  static func markup(of list: QuakeList, for form: QuakeListForm, in layout: PageLayout) -> String {
    let path = ["earthquakes", "list"]
    let rows = list.quakes.map { nearby in
      let quake = nearby.quake
      return (
        moment: quake.time.iso8601, time: PageWords.brief(quake.time, beside: list.origin.askedAt),
        exactTime: PageWords.second(quake.time), magnitude: QuakeWords.tenths(quake.magnitude),
        strength: QuakeWords.strength(quake.magnitude), depth: QuakeWords.depth(quake.depth),
        distance: QuakeWords.kilometres(nearby.distance.kilometres),
        href: Route(path: ["earthquakes", "events", quake.id.raw]).description,
        place: quake.headline, kind: quake.kind == .earthquake ? nil : quake.kind.name
      )
    }
    let hasRows = !rows.isEmpty
    // If `isUnstored` is true, the earthquakes of this page are not stored, and the service did not
    // send them. `cut` is why the list ends before the last match.
    let model = (
      total: QuakeWords.sentence(list.total, of: list.query), note: list.origin.note(in: layout),
      caption: caption(list), rows: rows, hasRows: hasRows,
      isBeyond: !hasRows && list.offset > 0 && list.offset >= list.total,
      isUnstored: !hasRows && list.offset < list.total, cut: list.cut,
      map: picture(.map, of: list, form.form), histogram: picture(.histogram, of: list, form.form),
      pages: PageTurns.markup(
        previous: form.previous(of: list, path), next: form.next(of: list, path))
    )
    return template.render(model)
  }

  private static func caption(_ list: QuakeList) -> String {
    let order = "\(list.order.rawValue) first"
    let last = list.offset + list.quakes.count
    return list.quakes.count == list.total
      ? "All earthquakes, \(order)"
      : "Earthquakes \(Figures.grouped(list.offset + 1))–\(Figures.grouped(last)) of "
        + "\(Figures.grouped(list.total)), \(order)"
  }

  private static func picture(
    _ kind: QuakePictureKind, of list: QuakeList, _ form: QuakeForm
  ) -> String {
    // The pictures show the stored earthquakes, which may be fewer than the total.
    let subject =
      if case .stored(let stored, because: _) = list.origin, !stored.isComplete {
        "the stored earthquakes"
      } else {
        Figures.count(list.total, "earthquake")
      }
    let text =
      switch kind {
      case .map:
        "Map of \(subject) around \(list.query.place.name). "
          + "Size shows the magnitude, colour the depth. The table lists the earthquakes."
      case .histogram:
        "Histogram of \(subject) over time since \(list.query.since.iso8601)."
      }
    let size = kind.size
    return figure.render(
      (
        name: kind.rawValue, href: form.route(to: kind).description,
        label: "Open the \(kind.rawValue) as a file", text: text, width: size.width,
        height: size.height
      ))
  }

  private static let template = PageTemplate(Texts.quakeListMarkup)

  private static let figure = PageTemplate(Texts.picture)
}

extension Quake {
  /// The text of the link to the quake: the service's name of the place or, without a name, the
  /// coordinates.
  var headline: String {
    placeName.flatMap { $0.isEmpty ? nil : $0 } ?? Place(at: coordinates).name
  }
}
