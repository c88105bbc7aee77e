import HTTPTypes

/// Replaces a page with side effects, such as a request to a service, if another site links to that
/// page. This page contains a link to the requested page. The user can follow this link, but images
/// and scripts of the other site cannot.
enum ForeignVisitPage {
  /// Returns a page with the status 403, or throws the ``Problem`` for a request of the API.
  package static func reply(to head: HTTPRequest, layout: PageLayout) throws(Problem) -> ServerReply
  {
    let path = head.path ?? "/"
    let problem = Problem(
      .forbidden,
      "A page of another site sent this request, so it was rejected. Use a page of this server.",
      fields: [.cacheControl: "no-store"])
    guard !ProblemView.isForPrograms(path) else { throw problem }
    let content = template.render(LocalPath(path).text)
    return layout.reply(Page(title: "Continue?", content: content, problem: problem))
  }

  private static let template = PageTemplate(Texts.foreignVisitPage)
}
