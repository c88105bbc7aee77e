package import HTTPTypes

/// The function that answers requests with one method and one path.
package struct ServerRoute: Sendable {
  package typealias Answer = @Sendable (ServerRequest) async throws -> ServerReply

  package let method: HTTPRequest.Method

  /// The path. A part with a leading colon matches any text, which becomes a parameter of the
  /// request: `/recipes/:id`.
  package let path: String

  /// How to read the body of a request. By default, the body of a POST, PUT or PATCH is read as a
  /// whole, and other bodies are not read.
  package let body: BodyUse

  /// Whether clients without the access token may use the path. One open route of a path opens the
  /// path for all its methods.
  package let isOpen: Bool

  /// Whether a GET has side effects, such as a request to a service. If so, pages of other sites
  /// cannot trigger the GET, and pages of this server cannot embed its reply.
  package let acts: Bool

  /// Whether pages embed the reply as a picture, although the route ``acts``. The paths of these
  /// pages must have the same first part as the path of the route.
  package let isPicture: Bool

  /// Whether the reply depends only on the path, the query and the stored data. If so, the server
  /// reuses it until the data changes, and gives it an entity tag.
  package let isReusable: Bool

  /// Whether ``LivePages`` keeps the open pages of this route up to date. For a request from
  /// another site, the route must answer with a complete page. The script replaces the elements of
  /// the page that have an `id` and the attribute `data-live`.
  package let isLive: Bool

  package var answer: Answer

  package init(
    _ method: HTTPRequest.Method, _ path: String, body: BodyUse? = nil, isOpen: Bool = false,
    acts: Bool = false, isPicture: Bool = false, isReusable: Bool = false, isLive: Bool = false,
    answer: @escaping Answer
  ) {
    precondition(
      !(isReusable || isLive) || method == .get, "only GET routes can be reusable or live")
    self.method = method
    self.path = path
    self.body = body ?? ([.post, .patch, .put].contains(method) ? .whole : .none)
    self.isOpen = isOpen
    self.acts = acts
    self.isPicture = isPicture
    self.isReusable = isReusable
    self.isLive = isLive
    self.answer = answer
  }
}

/// How to read the body of a request.
package enum BodyUse: Hashable, Sendable {
  case none
  /// Reads the body as a whole, up to ``limit``.
  case whole
  /// Reads the body as a stream, up to ``uploadLimit``.
  case streamed

  /// The maximum length of a body that is read as a whole, in bytes.
  package static let limit = 1024 * 1024

  /// The timeout for a body that is read as a whole, and the least for an upload.
  package static let time = Duration.seconds(30)

  /// The minimum speed of an upload in bytes per second: an upload may take ``time``, plus one
  /// second for each of these portions.
  static let slowest = 4 * 1024

  /// The maximum time that the server waits for the bytes of an upload, in total.
  package static let longest = Duration.seconds(600)

  /// The maximum length of an upload in bytes.
  static let uploadLimit = 256 * 1024 * 1024

  /// The maximum length of a body in bytes.
  package var limit: Int {
    switch self {
    case .none: 0
    case .whole: Self.limit
    case .streamed: Self.uploadLimit
    }
  }
}
