import CoreDomain

/// The parsed parameters of a query to the earthquake service.
///
/// https://earthquake.usgs.gov/fdsnws/event/1/
struct USGSParameters: Sendable {
  private(set) var numbers: [String: Double] = [:]
  private(set) var times: [String: Timestamp] = [:]
  private(set) var words: [String: String] = [:]

  /// - Parameter limit: The maximum number of events per query.
  /// - Throws: ``USGSRefusal`` for the first unknown parameter or invalid value.
  init(_ query: [(name: String, value: String)], limit: Int) throws(USGSRefusal) {
    for (written, value) in query {
      let name = Self.aliases[written] ?? written
      guard let kind = Self.kind(of: name, limit: limit) else {
        throw .badRequest("Unknown parameter \"\(written)\".")
      }
      try read(value, as: kind, into: name)
    }
  }

  /// The type of a parameter's value.
  private enum Kind {
    case number(ClosedRange<Double>?)
    case whole(ClosedRange<Int>?)
    case time
    case word([String])
    case text
  }

  private mutating func read(
    _ value: String, as kind: Kind, into name: String
  ) throws(USGSRefusal) {
    switch kind {
    case .number(let range):
      let wanted = range.map {
        "\(Self.text($0.lowerBound)) <= \(name) <= \(Self.text($0.upperBound))"
      }
      guard let number = Double(value), number.isFinite, range?.contains(number) != false else {
        throw .badValue(of: name, value, wanted ?? "numbers")
      }
      numbers[name] = number
    case .whole(let range):
      let wanted = range.map {
        $0.upperBound == .max
          ? "\(name) >= \($0.lowerBound)" : "\($0.lowerBound) <= \(name) <= \($0.upperBound)"
      }
      guard let number = Int(value), range?.contains(number) != false else {
        throw .badValue(of: name, value, wanted ?? "integers")
      }
      numbers[name] = Double(number)
    case .time:
      guard let time = Self.time(value) else {
        throw .badValue(of: name, value, "ISO-8601 timestamps")
      }
      times[name] = time
    case .word(let choices):
      guard choices.contains(value) else {
        throw .badValue(of: name, value, choices.joined(separator: ", "))
      }
      words[name] = value
    case .text:
      words[name] = value
    }
  }

  /// Parses an ISO 8601 date, or a date and time with an optional time zone. The default zone is
  /// UTC.
  static func time(_ text: String) -> Timestamp? {
    let isDate = text.utf8.count == 10
    let time = text.dropFirst(10)
    let hasZone = time.hasSuffix("Z") || time.contains("+") || time.contains("-")
    return Timestamp(iso8601: isDate ? text + "T00:00:00Z" : hasZone ? text : text + "Z")
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func kind(of name: String, limit: Int) -> Kind? {
    switch name {
    case "starttime", "endtime", "updatedafter": .time
    case "latitude", "minlatitude", "maxlatitude": .number(-90...90)
    case "longitude": .number(-180...180)
    case "minlongitude", "maxlongitude": .number(-360...360)
    case "maxradius", "minradius": .number(0...180)
    case "maxradiuskm", "minradiuskm": .number(0...20001.6)
    case "mindepth", "maxdepth": .number(-100...1000)
    case "minmagnitude", "maxmagnitude": .number(nil)
    case "limit": .whole(0...limit)
    case "offset": .whole(1...Int.max)
    case "minsig", "minfelt": .whole(nil)
    case "orderby": .word(["time", "time-asc", "magnitude", "magnitude-asc"])
    case "format": .word(["csv", "geojson", "kml", "quakeml", "text", "xml"])
    case "nodata": .word(["204", "404"])
    case "reviewstatus": .word(["all", "automatic", "reviewed"])
    case "jsonerror", "includedeleted", "includesuperseded", "includeallmagnitudes",
      "includeallorigins":
      .word(["true", "false"])
    case "eventid", "eventtype", "alertlevel", "catalog", "contributor", "producttype",
      "callback":
      .text
    default: nil
    }
  }

  private static let aliases = [
    "start": "starttime", "end": "endtime", "lat": "latitude", "lon": "longitude",
    "minlat": "minlatitude", "maxlat": "maxlatitude", "minlon": "minlongitude",
    "maxlon": "maxlongitude", "minmag": "minmagnitude", "maxmag": "maxmagnitude",
  ]
}
