import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Foundation
import HTTPTypes

/// A small event service that answers and rejects requests as the USGS does.
struct QuakeServiceWorld: Sendable {
  let quakes: [Quake]
  let deleted: [Quake]
  /// The maximum number of events in one reply.
  let limit: Int

  private static let known: Set<String> = [
    "format", "starttime", "endtime", "latitude", "longitude", "maxradiuskm", "minmagnitude",
    "orderby", "eventid", "limit",
  ]

  func answer(_ request: HTTPRequest) -> HTTPAnswer {
    guard let path = request.path, let parts = URLComponents(string: path) else {
      return HTTPAnswer(.badRequest)
    }
    var values: [String: String] = [:]
    for item in parts.queryItems ?? [] {
      guard Self.known.contains(item.name) else {
        return refusal("Unknown parameter \"\(item.name)\".")
      }
      guard values.updateValue(item.value ?? "", forKey: item.name) == nil else {
        return refusal("Repeated parameter \"\(item.name)\".")
      }
    }
    guard values["format"] == "geojson" else { return refusal("Bad format.") }
    switch parts.path {
    case "/fdsnws/event/1/count": return count(values)
    case "/fdsnws/event/1/query" where values["eventid"] != nil:
      return event(Quake.ID(values["eventid"] ?? ""))
    case "/fdsnws/event/1/query": return events(values)
    default: return HTTPAnswer(.notFound)
    }
  }

  private func count(_ values: [String: String]) -> HTTPAnswer {
    guard let found = matches(values), values["limit"] == nil else {
      return refusal("Bad value.")
    }
    return json(["count": found.count, "maxAllowed": limit])
  }

  private func events(_ values: [String: String]) -> HTTPAnswer {
    guard let oldestFirst = matches(values),
      let sorted = Self.sorted(oldestFirst, by: values["orderby"] ?? "time")
    else { return refusal("Bad value.") }
    let found = Array(sorted.prefix(values["limit"].flatMap { Int($0) } ?? .max))
    guard found.count <= limit else {
      return refusal(
        "\(found.count) matching events exceeds search limit of \(limit). Modify the search to match fewer "
          + "events.")
    }
    return json([
      "type": "FeatureCollection", "metadata": ["status": 200, "count": found.count],
      "features": found.map(Self.feature),
    ])
  }

  private func event(_ id: Quake.ID) -> HTTPAnswer {
    if deleted.contains(where: { $0.identifiers.contains(id) }) { return HTTPAnswer(.conflict) }
    guard let quake = quakes.first(where: { $0.identifiers.contains(id) }) else {
      return HTTPAnswer(.notFound)
    }
    return json(Self.feature(quake))
  }

  /// Returns the matches, oldest first, or `nil` if a parameter is invalid.
  private func matches(_ values: [String: String]) -> [Quake]? {
    let circle = ["latitude", "longitude", "maxradiuskm"].map { values[$0].flatMap(Double.init) }
    guard let first = values["starttime"].flatMap({ Timestamp(iso8601: $0 + "Z") }),
      let last = Timestamp(iso8601: (values["endtime"] ?? "9999-12-31T23:59:59.999") + "Z"),
      circle.allSatisfy({ $0 == nil }) || circle.allSatisfy({ $0 != nil })
    else { return nil }
    let query = QuakeQuery(
      place: .fixture(circle[0] ?? 0, circle[1] ?? 0),
      radius: circle[2].map(Radius.fixture) ?? .wholeGlobe, since: QuakeStart(first),
      minimumMagnitude: values["minmagnitude"].flatMap(Double.init).flatMap(Magnitude.init))
    return quakes.filter { $0.time <= last && query.matches($0, by: .fixture) }
      .sorted { $0.time < $1.time }
  }
}

extension QuakeServiceWorld {
  /// Unknown magnitudes come last, as in the service's database.
  private static func sorted(_ oldestFirst: [Quake], by order: String) -> [Quake]? {
    switch order {
    case "time-asc": oldestFirst
    case "time": oldestFirst.reversed()
    case "magnitude":
      oldestFirst.sorted { ($0.magnitude?.value ?? -99) > ($1.magnitude?.value ?? -99) }
    default: nil
    }
  }

  private static func feature(_ quake: Quake) -> [String: Any] {
    let identifiers = quake.identifiers.map(\.raw).sorted().joined(separator: ",")
    let depth: [Double?] = [
      quake.coordinates.longitude, quake.coordinates.latitude, quake.depth?.kilometres,
    ]
    return [
      "type": "Feature", "id": quake.id.raw,
      "properties": [
        "mag": quake.magnitude?.value as Any? ?? NSNull(), "ids": ",\(identifiers),",
        "place": quake.placeName as Any? ?? NSNull(), "type": quake.kind.name,
        "time": quake.time.millisecondsSince1970, "updated": quake.updated.millisecondsSince1970,
        "url": quake.page?.text as Any? ?? NSNull(), "felt": quake.felt as Any? ?? NSNull(),
        "tsunami": quake.tsunami ? 1 : 0,
      ],
      "geometry": ["type": "Point", "coordinates": depth.map { $0 as Any? ?? NSNull() }],
    ]
  }

  private func json(_ object: [String: Any]) -> HTTPAnswer {
    guard let data = try? JSONSerialization.data(withJSONObject: object) else {
      preconditionFailure("an answer that is no JSON")
    }
    return HTTPAnswer(.ok, fields: [.contentType: "application/json"], body: Array(data))
  }

  private func refusal(_ message: String) -> HTTPAnswer {
    HTTPAnswer(
      .badRequest, text: "Error 400: Bad Request\n\n\(message)\n\nUsage details are available")
  }
}
