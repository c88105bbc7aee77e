import HTTPTypes

/// A method and a path, and what answers them.
struct ServerRoute: Sendable {
  typealias Answer = @Sendable (ServerRequest) async throws -> ServerReply

  let method: HTTPRequest.Method

  /// The path; a part that begins with a colon stands for any text, which becomes a parameter of
  /// the request: `/bookmarks/:id`.
  let path: String

  let answer: Answer

  init(_ method: HTTPRequest.Method, _ path: String, answer: @escaping Answer) {
    self.method = method
    self.path = path
    self.answer = answer
  }
}
