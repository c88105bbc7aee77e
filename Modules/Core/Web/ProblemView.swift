import HTTPTypes

/// Renders problems, as JSON for paths of the API and as pages for other paths.
struct ProblemView: Sendable {
  let layout: PageLayout

  /// Returns the reply to a request that failed: JSON for the API, `/readyz` and `/metrics`, and a
  /// page for any other path.
  ///
  /// - Parameter path: The path of the request.
  package func reply(to problem: Problem, at path: String) throws -> ServerReply {
    if Self.isForPrograms(path) {
      var reply = try ServerReply.json(
        problem, type: "application/problem+json", status: problem.status, fields: problem.fields)
      reply.problem = problem
      return reply
    }
    return layout.reply(
      Page(
        title: problem.status.reasonPhrase,
        content: Self.template.render(Model(detail: problem.detail)), problem: problem))
  }

  /// Whether a path is for programs, such as the API or `/metrics`, and not a page.
  static func isForPrograms(_ path: String) -> Bool {
    let path = path.utf8.prefix { $0 != UInt8(ascii: "?") }
    return path.starts(with: "/api/".utf8) || path.elementsEqual("/api".utf8)
      || ["/readyz", "/metrics"].contains { path.elementsEqual($0.utf8) }
  }

  private struct Model {
    let detail: String
  }

  private static let template = PageTemplate(
    """
    <div class="empty failed">
    <p role="alert">{{detail}}</p>
    <p class="actions"><a class="button primary" href="/">Go to the home page</a></p>
    </div>
    """)
}
