import HTTPTypes

/// Shows problems: to programs, which ask under `/api`, as JSON, and to people as a page.
struct ProblemView: Sendable {
  let layout: PageLayout

  /// The reply that shows a problem to the one who asked for a path.
  func reply(to problem: Problem, at path: String) throws -> ServerReply {
    if Self.isForPrograms(path) {
      return try .json(
        problem, type: "application/problem+json", status: problem.status, fields: problem.fields)
    }
    return layout.reply(
      Page(
        title: problem.status.reasonPhrase,
        content: Self.template.render(Model(detail: problem.detail)), problem: problem))
  }

  /// Whether programs ask for a path, and not people.
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
    <p role="alert">{{detail}}</p>
    <p><a href="/">To the start</a></p>
    """)
}
