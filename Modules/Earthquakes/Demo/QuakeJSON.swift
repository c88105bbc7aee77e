import CoreDemo
import CoreDomain
import HTTPTypes

/// The GeoJSON texts of the earthquake service.
///
/// The texts are built from strings for two reasons: for speed, since an answer may have twenty
/// thousand features, and to write `null` where the service does.
enum QuakeJSON {
  /// The metadata of an answer.
  struct Metadata: Sendable {
    let generated: Timestamp
    /// The requested path and query.
    let target: String
    let limit: Int?
    let offset: Int?
    let count: Int
  }

  static func collection(_ quakes: [DemoQuake], metadata: Metadata) -> String {
    let features = quakes.map(feature).joined(separator: ",")
    return """
      {"type":"FeatureCollection","metadata":\(text(metadata)),"features":[\(features)]\
      \(box(of: quakes))}
      """
  }

  static func feature(_ quake: DemoQuake) -> String {
    let ids = "," + quake.ids.joined(separator: ",") + ","
    let place = quake.place ?? "unknown place"
    let title = "M \(quake.magnitude.map(oneDigit) ?? "?") - \(place)"
    return """
      {"type":"Feature","properties":{"mag":\(number(quake.magnitude)),\
      "place":\(string(quake.place)),"time":\(quake.time.millisecondsSince1970),\
      "updated":\(quake.updated.millisecondsSince1970),"tz":null,"url":\(string(quake.page)),\
      "detail":null,"felt":\(number(quake.felt)),"cdi":null,"mmi":null,"alert":null,\
      "status":"\(quake.isReviewed ? "reviewed" : "automatic")","tsunami":\(quake.tsunami ? 1 : 0),\
      "sig":\(number(quake.significance)),"net":\(quake.network.jsonString),\
      "code":\(quake.code.jsonString),"ids":\(ids.jsonString),\
      "sources":",\(quake.network),","types":",origin,","nst":null,"dmin":null,"rms":null,\
      "gap":null,"magType":\(string(quake.magnitudeType)),"type":\(quake.type.jsonString),\
      "title":\(title.jsonString)},"geometry":{"type":"Point","coordinates":\
      [\(quake.longitude),\(quake.latitude),\(number(quake.depth))]},"id":\(quake.id.jsonString)}
      """
  }

  /// Returns the error body for a client that requested errors as JSON. The HTTP status of such a
  /// reply is a success.
  static func refusal(_ refusal: USGSRefusal, target: String, at now: Timestamp) -> String {
    """
    {"type":"FeatureCollection","metadata":{"generated":\(now.millisecondsSince1970),\
    "url":\(url(target)),"title":"Search Error","status":\(refusal.status.code),"api":"\(api)",\
    "count":0,"error":\(refusal.message.jsonString)},"features":[]}
    """
  }

  private static func text(_ metadata: Metadata) -> String {
    let limit = metadata.limit.map { ",\"limit\":\($0)" } ?? ""
    let offset = metadata.offset.map { ",\"offset\":\($0)" } ?? ""
    return """
      {"generated":\(metadata.generated.millisecondsSince1970),"url":\(url(metadata.target)),\
      "title":"USGS Earthquakes","status":200,"api":"\(api)"\(limit)\(offset),\
      "count":\(metadata.count)}
      """
  }

  /// Returns the member for the bounding box of the events, or an empty string for fewer than two
  /// events.
  private static func box(of quakes: [DemoQuake]) -> String {
    guard quakes.count > 1 else { return "" }
    let depths = quakes.map { $0.depth ?? 0 }
    let sides = [quakes.map(\.longitude), quakes.map(\.latitude), depths]
    let corners = sides.map { $0.min() ?? 0 } + sides.map { $0.max() ?? 0 }
    return ",\"bbox\":[\(corners.map { "\($0)" }.joined(separator: ","))]"
  }

  private static func url(_ target: String) -> String {
    ("https://earthquake.usgs.gov" + target).jsonString
  }

  private static func number(_ value: (some CustomStringConvertible)?) -> String {
    value.map { "\($0)" } ?? "null"
  }

  private static func string(_ text: String?) -> String {
    text?.jsonString ?? "null"
  }

  /// Formats a number with one decimal.
  private static func oneDigit(_ number: Double) -> String {
    "\((number * 10).rounded() / 10)"
  }

  /// The API version that the service reports.
  private static let api = "1.14.1"
}
