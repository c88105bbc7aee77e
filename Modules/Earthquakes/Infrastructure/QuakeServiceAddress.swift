import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// The addresses at which an event service answers.
///
/// The names are those of the FDSN's specification and of the USGS:
/// https://earthquake.usgs.gov/fdsnws/event/1/. A parameter that the service does not know, or that comes
/// twice, is refused by it, so each is written once and none that is not needed.
struct QuakeServiceAddress: Sendable {
  private let scheme: String
  private let authority: String
  private let path: String

  /// - Parameter base: what stands before `/query`: `https://earthquake.usgs.gov/fdsnws/event/1`. A slash
  ///   behind it does not matter.
  /// - Returns: nothing when the text is no address of http or https, or one with a query.
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

  /// Where the service tells how many events there are.
  ///
  /// NB: never with `limit` or `offset`: the service counts what is left behind them.
  func count(_ question: QuakeQuestion, from first: Timestamp, through last: Timestamp?)
    -> HTTPRequest
  {
    request("count", Self.parameters(question, from: first, through: last))
  }

  /// Where the service gives the events, the oldest first: so the rows that are added while somebody asks
  /// come last.
  func events(_ question: QuakeQuestion, from first: Timestamp, through last: Timestamp)
    -> HTTPRequest
  {
    request(
      "query",
      [("orderby", "time-asc")] + Self.parameters(question, from: first, through: last))
  }

  /// Where the service gives the first events in an order.
  func events(_ question: QuakeQuestion, order: QuakeServiceOrder, limit: Int) -> HTTPRequest {
    let name =
      switch order {
      case .newest: "time"
      case .largest: "magnitude"
      }
    return request(
      "query",
      [("orderby", name), ("limit", String(limit))]
        + Self.parameters(question, from: question.since.moment, through: nil))
  }

  /// Where the service gives a single event.
  func event(_ id: Quake.ID) -> HTTPRequest {
    request("query", [("eventid", Self.escaped(id.raw))])
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
    _ question: QuakeQuestion, from first: Timestamp, through last: Timestamp?
  ) -> [(String, String)] {
    var parameters = [("starttime", time(first))]
    if let last { parameters.append(("endtime", time(last))) }
    // The service takes all three or none; for all of the globe, none, since its circle is cut.
    if question.radius != .wholeGlobe {
      parameters += [
        ("latitude", number(question.place.coordinates.latitude)),
        ("longitude", number(question.place.coordinates.longitude)),
        ("maxradiuskm", number(question.radius.kilometres)),
      ]
    }
    if let magnitude = question.minimumMagnitude {
      parameters.append(("minmagnitude", number(magnitude.value)))
    }
    return parameters
  }

  /// ISO 8601 with milliseconds. What names no zone is in UTC.
  private static func time(_ moment: Timestamp) -> String {
    let text = moment.iso8601.dropLast()
    return text.contains(".") ? String(text) : text + ".000"
  }

  /// The shortest decimal form that means the same number, without an exponent, which the service does not
  /// read.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let mantissa = text[..<mark]
    let digits = mantissa.filter(\.isNumber)
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    // Swift writes one digit before the point, so the number begins behind −exponent − 1 zeros.
    guard exponent < 0 else { return text }
    return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
  }

  /// A text as it may stand in a query: whatever is no letter, digit, or one of `-._~` is written as the
  /// bytes of its UTF-8.
  private static func escaped(_ text: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    return text.utf8.reduce(into: "") { result, byte in
      if plain.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result +=
          "%" + String(byte >> 4, radix: 16, uppercase: true)
          + String(byte & 15, radix: 16, uppercase: true)
      }
    }
  }
}
