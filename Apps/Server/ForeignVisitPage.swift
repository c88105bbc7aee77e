import HTTPTypes

/// What is shown instead of a page that asks a service or changes something, when another site leads
/// to it: a link that a person follows. Pictures and scripts of the other site follow none.
enum ForeignVisitPage {
  /// - Throws: ``Problem`` for programs.
  static func reply(to head: HTTPRequest, layout: PageLayout) throws(Problem) -> ServerReply {
    let path = head.path ?? "/"
    let problem = Problem(
      .forbidden, "A page of another site may not ask for this.",
      fields: [.cacheControl: "no-store"])
    guard !ProblemView.isForPrograms(path) else { throw problem }
    let content = template.render(Model(path: LocalPath(path).text))
    return layout.reply(Page(title: "Continue?", content: content, problem: problem))
  }

  private struct Model {
    let path: String
  }

  private static let template = PageTemplate(
    """
    <p>Another site led here. The page asks a service, or changes what is stored.</p>
    <p class="actions"><a class="button" href="{{path}}">Continue</a></p>

    """)
}
