import CoreDomain
import HTTPTypes

/// Why the earthquake service does not answer a question.
struct USGSRefusal: Error, Hashable {
  let status: HTTPResponse.Status
  let message: String

  static func badRequest(_ message: String) -> USGSRefusal {
    USGSRefusal(status: .badRequest, message: message)
  }

  /// A parameter has a value that it cannot have.
  static func badValue(of name: String, _ value: String, _ wanted: String) -> USGSRefusal {
    .badRequest("Bad \(name) value \"\(value)\". Valid values are \(wanted).")
  }

  /// A place and a radius do not make a circle.
  static let incompleteCircle = USGSRefusal.badRequest(
    """
    Invalid area-circle parameter combination.
    latitude, longitude, and maxradius must all be specified for area-circle.
    """)

  /// More events match than one answer may have.
  static func tooMany(_ count: Int, limit: Int) -> USGSRefusal {
    .badRequest(
      "\(count) matching events exceeds search limit of \(limit). "
        + "Modify the search to match fewer events.")
  }

  /// The text that the service sends, to the line. It escapes the request as if it were HTML, and
  /// calls it text.
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
