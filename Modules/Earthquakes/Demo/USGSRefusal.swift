import CoreDemo
import CoreDomain
import HTTPTypes

/// An error of the earthquake service.
struct USGSRefusal: Error, Hashable {
  let status: HTTPResponse.Status
  let message: String

  static func badRequest(_ message: String) -> USGSRefusal {
    USGSRefusal(status: .badRequest, message: message)
  }

  /// Creates the error for an invalid value of a parameter.
  static func badValue(of name: String, _ value: String, _ wanted: String) -> USGSRefusal {
    .badRequest("Bad \(name) value \"\(value)\". Valid values are \(wanted).")
  }

  /// The query has an incomplete circle.
  static let incompleteCircle = USGSRefusal.badRequest(
    """
    Invalid area-circle parameter combination.
    latitude, longitude, and maxradius must all be specified for area-circle.
    """)

  /// Creates the error for a query that matches too many events.
  static func tooMany(_ count: Int, limit: Int) -> USGSRefusal {
    .badRequest(
      "\(count) matching events exceeds search limit of \(limit). "
        + "Modify the search to match fewer events.")
  }

  /// The exact error text of the service. The service HTML-escapes the request in this text,
  /// although the reply is plain text.
  func text(for request: UpstreamRequest, at now: Timestamp) -> String {
    let whole = Timestamp(secondsSince1970: now.secondsSince1970) ?? now
    return """
      Error \(status.code): \(status.reasonPhrase)

      \(message)

      Usage details are available from https://earthquake.usgs.gov/fdsnws/event/1

      Request:
      \(request.target.escapedForHTML)

      Request Submitted:
      \(whole.iso8601.replacing("Z", with: "+00:00"))

      Service version:
      \(USGSService.version)

      """
  }
}
