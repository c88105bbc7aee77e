import CoreDemo
import HTTPTypes

extension UpstreamReply {
  /// Creates an error reply with GitHub's wording.
  ///
  /// - Parameter page: The page of GitHub's documentation that explains the error.
  static func gitHub(
    _ status: HTTPResponse.Status, _ message: String, page: String = "rest"
  ) -> UpstreamReply {
    .json(
      """
      {"message":\(message.jsonString),"documentation_url":"https://docs.github.com/\(page)",\
      "status":"\(status.code)"}
      """, status: status)
  }

  /// A resource that does not exist or is not public.
  static let missing = gitHub(
    .notFound, "Not Found", page: "rest/activity/starring#list-stargazers")

  /// An invalid token.
  static let badCredentials = gitHub(.unauthorized, "Bad credentials")

  /// A list that only administrators may see.
  static let noPushAccess = gitHub(.forbidden, "Must have push access to repository")

  /// A page beyond the last row that the list shows.
  static let beyondCeiling = gitHub(
    .unprocessableContent,
    "In order to keep the API fast for everyone, pagination is limited for this resource.",
    page: "v3/#pagination")

  /// The hourly rate limit is exceeded.
  static let exceeded = gitHub(.forbidden, exceededMessage, page: limits)

  /// A request without `User-Agent`.
  static let anonymous = UpstreamReply.text(
    "Request forbidden by administrative rules. Missing or invalid User Agent string.\n",
    type: "text/html", status: .forbidden)

  static func unknownVersion(_ version: String) -> UpstreamReply {
    gitHub(.badRequest, "The API version “\(version)” is not supported.", page: "rest/about")
  }

  /// A resource with a new address.
  static func moved(to address: String) -> UpstreamReply {
    .json(
      """
      {"message":"Moved Permanently","url":\(address.jsonString),\
      "documentation_url":"https://docs.github.com/v3/#http-redirects"}
      """, status: .movedPermanently, fields: [.location: address])
  }

  /// The secondary rate limit is exceeded.
  static func secondaryLimit(_ status: HTTPResponse.Status) -> UpstreamReply {
    gitHub(
      status,
      "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
      page: limits)
  }

  static let exceededMessage =
    "API rate limit exceeded for 127.0.0.1. (But here's the good news: Authenticated requests get a "
    + "higher rate limit. Check out the documentation for more details.)"

  private static let limits = "rest/using-the-rest-api/rate-limits-for-the-rest-api"
}

extension HTTPField.Name {
  static let gitHubMediaType = gitHub("X-GitHub-Media-Type")
  static let gitHubVersion = gitHub("X-GitHub-Api-Version")
  static let rateLimit = gitHub("X-RateLimit-Limit")
  static let rateRemaining = gitHub("X-RateLimit-Remaining")
  static let rateUsed = gitHub("X-RateLimit-Used")
  static let rateReset = gitHub("X-RateLimit-Reset")
  static let rateResource = gitHub("X-RateLimit-Resource")

  private static func gitHub(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else {
      preconditionFailure("invalid field name “\(text)”")
    }
    return name
  }
}
