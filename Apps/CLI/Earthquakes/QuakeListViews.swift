import Composition
import CoreDomain
import EarthquakesDomain

/// The list of earthquakes, as text with one line per earthquake, or as a JSON array.
struct QuakeListView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: QuakeListState) -> Printout? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let list): printout(of: list)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of list: QuakeList) -> Printout {
    let notices = QuakeOriginNotices.lines(of: list.origin)
    if json { return Printout(json: list.quakes.map(QuakeRecord.init), notices: notices) }
    guard !list.quakes.isEmpty else {
      return Printout(notices: notices + [list.emptiness])
    }
    let lines = display.lines(of: list.quakes).map { $0 + "\n" }.joined()
    return Printout(lines + list.extent + "\n", notices: notices)
  }
}

/// A single event, as text with one line per attribute, or as a JSON object.
struct QuakeDetailView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: QuakeDetailState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let found): printout(of: found)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of found: FoundQuake) -> Printout {
    let notices = QuakeOriginNotices.lines(of: found.origin)
    return json
      ? Printout(json: QuakeRecord(found.quake), notices: notices)
      : Printout(display.text(about: found.quake), notices: notices)
  }
}

/// The named places, as text with one line per place, or as a JSON array.
struct QuakePlaceListView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: PlaceListState) -> Printout? {
    switch state {
    case .idle: nil
    case .success(let places, let query): printout(of: places, query)
    }
  }

  private func printout(of places: [Place], _ query: String) -> Printout {
    if json { return Printout(json: places.map(PlaceRecord.init)) }
    if places.isEmpty { return Printout(notices: [Place.absence(of: query)]) }
    return Printout(places.map { display.line(of: $0) + "\n" }.joined())
  }
}

extension QuakeList {
  /// The number of rows shown: `20 of 124 earthquakes`.
  var extent: String {
    total == 1
      ? "\(quakes.count) of 1 earthquake" : "\(quakes.count) of \(total) earthquakes"
  }

  /// The notice for an empty list.
  var emptiness: String { "No \(query.phrase(for: 0))." }
}

extension Place {
  /// The notice when no place matches a query.
  static func absence(of query: String) -> String {
    "No place matches “\(query)”. You can also use coordinates."
  }
}
