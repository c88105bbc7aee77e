import HTTPTypes

/// A method and a path, and what answers them.
struct ServerRoute: Sendable {
  typealias Answer = @Sendable (ServerRequest) async throws -> ServerReply

  let method: HTTPRequest.Method

  /// The path; a part that begins with a colon stands for any text, which becomes a parameter of
  /// the request: `/recipes/:id`.
  let path: String

  /// How the body of a request is read.
  let body: BodyUse

  /// Whether everybody is answered, also without the access token.
  let isOpen: Bool

  /// Whether a GET asks a service or changes something, so that no page of another site may cause it.
  let acts: Bool

  let answer: Answer

  init(
    _ method: HTTPRequest.Method, _ path: String, body: BodyUse? = nil, isOpen: Bool = false,
    acts: Bool = false, answer: @escaping Answer
  ) {
    self.method = method
    self.path = path
    self.body = body ?? ([.post, .patch, .put].contains(method) ? .whole : .none)
    self.isOpen = isOpen
    self.acts = acts
    self.answer = answer
  }
}

/// How the body of a request is read.
enum BodyUse: Hashable, Sendable {
  /// Not at all.
  case none
  /// Whole, up to ``limit``.
  case whole
  /// Piece by piece, up to ``uploadLimit``.
  case streamed

  /// How long the body of a form or of JSON may be, in bytes.
  static let limit = 1024 * 1024

  /// In what time the body of a form or of JSON has to come.
  static let time = Duration.seconds(30)

  /// How many bytes of an upload come in a second at least, after ``time``.
  static let slowest = 4 * 1024

  /// How long the server waits for all pieces of an upload together.
  static let longest = Duration.seconds(600)

  /// How long an upload may be, in bytes.
  static let uploadLimit = 256 * 1024 * 1024

  /// How long a body that is read this way may be, in bytes.
  var limit: Int {
    switch self {
    case .none: 0
    case .whole: Self.limit
    case .streamed: Self.uploadLimit
    }
  }
}
