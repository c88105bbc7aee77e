import CoreCLI
import CoreDomain
import EarthquakesDomain

extension Display {
  /// Formats earthquakes for people, with one line per earthquake and aligned columns.
  func lines(of quakes: [NearbyQuake]) -> [String] {
    let rows = quakes.map { QuakeRow(of: $0) }
    let widths = QuakeRow.columns.map { column in rows.map { $0[keyPath: column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(QuakeRow.columns, widths).map { column, width in
        row[keyPath: column].rightAligned(to: width)
      }
      let end = ([detail(row.id)] + row.kind.map(tag)).map { " · " + $0 }.joined()
      let start = cells.joined(separator: "  ") + "  "
      let room = columns - start.count - end.terminalColumns
      // On a narrow terminal, the place is on a separate line.
      return room < Self.leastPlace && isTerminal
        ? start.dropLast(2) + "\n  " + headline(fitted(row.place, to: room + start.count - 2)) + end
        : start + headline(fitted(row.place, to: room)) + end
    }
  }

  /// Formats a single event for people, with one line per attribute.
  func text(about quake: Quake) -> String {
    let row = QuakeRow(of: quake)
    let others = quake.identifiers.subtracting([quake.id]).map(\.raw).sorted()
    let facts: [(String, String?)] = [
      ("Identifier", quake.id.raw),
      ("Also known as", others.isEmpty ? nil : others.joined(separator: ", ")),
      ("Time", quake.time.displayed), ("Updated", quake.updated.displayed),
      ("Magnitude", row.magnitude), ("Depth", row.depth),
      ("Coordinates", Place(at: quake.coordinates).name), ("Type", quake.kind.name),
      ("Felt by", quake.felt.map { Figures.count($0, "person", "people") }),
      ("Tsunami", quake.tsunami ? "may have followed" : nil), ("Page", quake.page?.text),
    ]
    return headline(row.place) + "\n" + self.facts(facts, width: 15)
  }

  func line(of place: Place) -> String {
    let end = "  " + detail(Place(at: place.coordinates).name)
    let room = columns - end.terminalColumns
    let name = fitted(place.name, to: room)
    let left = room - name.terminalColumns
    // The name is more important than the region.
    let region = place.region.isEmpty || (isTerminal && left < 4) ? "" : ", " + place.region
    return headline(name) + text(fitted(region, to: left)) + end
  }

  /// The minimum number of columns for a place that is on the same line as the other columns.
  private static let leastPlace = 16
}

/// The cells of a line of the list.
private struct QuakeRow {
  let time: String
  let magnitude: String
  let depth: String
  var distance = ""
  let place: String
  let id: String
  /// The kind of event if it is not an earthquake; empty otherwise.
  let kind: [String]

  /// The right-aligned columns.
  static var columns: [KeyPath<QuakeRow, String>] { [\.time, \.magnitude, \.depth, \.distance] }

  init(of quake: Quake) {
    time = quake.time.displayed
    magnitude = "M " + (quake.magnitude.map { Self.tenths($0.value) } ?? "?")
    depth = quake.depth.map { Self.tenths($0.kilometres) + " km deep" } ?? "? deep"
    place = quake.placeName ?? Place(at: quake.coordinates).name
    id = quake.id.raw
    kind = quake.kind == .earthquake ? [] : [quake.kind.name]
  }

  init(of nearby: NearbyQuake) {
    self.init(of: nearby.quake)
    distance = Self.tenths(nearby.distance.kilometres) + " km away"
  }

  /// Formats a number with one decimal place, without a negative zero.
  private static func tenths(_ number: Double) -> String {
    "\((number * 10).rounded() / 10 + 0)"
  }
}
