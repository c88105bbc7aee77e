import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// Builds the request URLs of an event service.
///
/// The parameters are those of the FDSN specification and of the USGS:
/// https://earthquake.usgs.gov/fdsnws/event/1/. The service rejects unknown and repeated
/// parameters.
struct QuakeServiceAddress: Sendable {
  private let scheme: String
  private let authority: String
  private let path: String

  /// - Parameter base: The URL before `/query`: `https://earthquake.usgs.gov/fdsnws/event/1`. A
  ///   trailing slash is ignored.
  /// - Returns: `nil` if the text is not an http or https URL, or has a query or a fragment.
  init?(_ base: String) {
    let parts = base.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0].hasSuffix(":"), parts[1].isEmpty, !parts[2].isEmpty,
      base.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      !base.contains(where: { "?#".contains($0) })
    else { return nil }
    scheme = parts[0].dropLast().lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    authority = String(parts[2])
    var path = parts.count > 3 ? "/" + parts[3] : ""
    while path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// Returns the request for the number of events.
  ///
  /// NB: Never add `limit` or `offset`, because the service would then count only the remaining
  /// rows.
  func count(_ query: QuakeQuery, from first: Timestamp, through last: Timestamp?) -> HTTPRequest {
    request("count", Self.parameters(query, from: first, through: last))
  }

  /// Returns the request for the events, oldest first, so that events added between requests come
  /// last.
  func events(_ query: QuakeQuery, from first: Timestamp, through last: Timestamp) -> HTTPRequest {
    request(
      "query",
      [("orderby", "time-asc")] + Self.parameters(query, from: first, through: last))
  }

  /// Returns the request for the first events in a sort order.
  func events(_ query: QuakeQuery, order: QuakeServiceOrder, limit: Int) -> HTTPRequest {
    let name =
      switch order {
      case .newest: "time"
      case .largest: "magnitude"
      }
    return request(
      "query",
      [("orderby", name), ("limit", String(limit))]
        + Self.parameters(query, from: query.since.moment, through: nil))
  }

  /// Returns the request for a single event.
  func event(_ id: Quake.ID) -> HTTPRequest {
    request("query", [("eventid", String(escaping: id.raw))])
  }

  private func request(_ method: String, _ parameters: [(String, String)]) -> HTTPRequest {
    let query = ([("format", "geojson")] + parameters).map { "\($0.0)=\($0.1)" }
    var request = HTTPRequest(
      method: .get, scheme: scheme, authority: authority,
      path: "\(path)/\(method)?\(query.joined(separator: "&"))")
    request.headerFields[.accept] = "application/json, text/plain;q=0.5"
    return request
  }
}

extension QuakeServiceAddress {
  private static func parameters(
    _ query: QuakeQuery, from first: Timestamp, through last: Timestamp?
  ) -> [(String, String)] {
    var parameters = [("starttime", time(first))]
    if let last { parameters.append(("endtime", time(last))) }
    // The service requires either all three parameters or none. A query for the whole globe omits
    // them, because the service's largest circle does not quite cover the globe.
    if query.radius != .wholeGlobe {
      parameters += [
        ("latitude", number(query.place.coordinates.latitude)),
        ("longitude", number(query.place.coordinates.longitude)),
        ("maxradiuskm", number(query.radius.kilometres)),
      ]
    }
    if let magnitude = query.minimumMagnitude {
      parameters.append(("minmagnitude", number(magnitude.value)))
    }
    return parameters
  }

  /// Returns a time in ISO 8601 with milliseconds. The service reads times without a zone as UTC.
  private static func time(_ moment: Timestamp) -> String {
    let text = moment.iso8601.dropLast()
    return text.contains(".") ? String(text) : text + ".000"
  }

  /// Returns the shortest decimal form of a number, without an exponent, because the service
  /// rejects exponents.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let mantissa = text[..<mark]
    let digits = mantissa.filter(\.isNumber)
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    // Swift writes one digit before the decimal point, so −exponent − 1 zeros follow the new point.
    guard exponent < 0 else { return text }
    return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
  }
}
