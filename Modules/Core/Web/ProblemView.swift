import HTTPTypes

/// Renders problems: as JSON for the API, `/readyz` and `/metrics`, and as a page for other paths.
struct ProblemView: Sendable {
  let layout: PageLayout

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
        content: Self.template.render(problem.detail), problem: problem))
  }

  static func isForPrograms(_ path: String) -> Bool {
    let path = path.utf8.prefix { $0 != UInt8(ascii: "?") }
    return path.starts(with: "/api/".utf8) || path.elementsEqual("/api".utf8)
      || ["/readyz", "/metrics"].contains { path.elementsEqual($0.utf8) }
  }

  private static let template = PageTemplate(
    """
    <div class="empty failed">
    <p role="alert">{{.}}</p>
    <p class="actions"><a class="button primary" href="/">Go to the home page</a></p>
    </div>
    """)
}
