import CoreCLI
import CoreDomain
import EarthquakesDomain

/// The list of earthquakes, as text with one line per earthquake, or as a JSON array.
struct QuakeListView: Sendable {
  let context: CommandContext
  var json = false

  @Sendable func commandOutput(of state: QuakeListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let list): commandOutput(of: list)
    case .failure(let failure): context.notices.commandOutput(of: failure)
    }
  }

  private func commandOutput(of list: QuakeList) -> CommandOutput {
    let notices = context.notices.lines(of: list.origin) + [list.cut].compactMap(\.self)
    if json { return CommandOutput(json: list.quakes.map(QuakeRecord.init), notices: notices) }
    guard !list.quakes.isEmpty else {
      return CommandOutput(notices: notices + [list.emptiness])
    }
    let lines = context.display.lines(of: list.quakes).map { $0 + "\n" }.joined()
    return CommandOutput(lines + list.extent + "\n", notices: notices)
  }
}

/// A single event, as text with one line per attribute, or as a JSON object.
struct QuakeDetailView: Sendable {
  let context: CommandContext
  var json = false

  @Sendable func commandOutput(of state: QuakeDetailState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let found): commandOutput(of: found)
    case .failure(let failure): context.notices.commandOutput(of: failure)
    }
  }

  private func commandOutput(of found: FoundQuake) -> CommandOutput {
    let notices = context.notices.lines(of: found.origin)
    return json
      ? CommandOutput(json: QuakeRecord(found.quake), notices: notices)
      : CommandOutput(context.display.text(about: found.quake), notices: notices)
  }
}

/// The named places, as text with one line per place, or as a JSON array.
struct QuakePlaceListView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: PlaceListState) -> CommandOutput? {
    switch state {
    case .idle: nil
    case .success(let places, let query): commandOutput(of: places, query)
    }
  }

  private func commandOutput(of places: [Place], _ query: String) -> CommandOutput {
    if json { return CommandOutput(json: places.map(PlaceRecord.init)) }
    if places.isEmpty { return CommandOutput(notices: [Place.absence(of: query)]) }
    return CommandOutput(places.map { display.line(of: $0) + "\n" }.joined())
  }
}

extension QuakeList {
  /// The number of rows shown: `20 of 124 earthquakes`.
  var extent: String {
    let last = Figures.grouped(offset + quakes.count)
    let shown = offset == 0 ? last : "\(Figures.grouped(offset + 1))–\(last)"
    return "\(shown) of \(Figures.count(total, "earthquake"))"
  }

  /// The notice for an empty list.
  var emptiness: String {
    if total == 0 { return "No \(query.phrase(for: 0))." }
    guard offset >= total else { return "The earthquakes of this page are not stored." }
    return "The cursor is too large: the list has \(Figures.count(total, "earthquake")). "
      + "Use a smaller one."
  }
}

extension Place {
  /// The notice when no place matches a query.
  static func absence(of query: String) -> String {
    "No place matches “\(query)”. You can also use coordinates."
  }
}
