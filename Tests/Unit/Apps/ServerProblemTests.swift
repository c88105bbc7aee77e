import HTTPTypes
import Testing

@testable import Server

@Suite struct ServerProblemTests {
  private let view = ProblemView(layout: PageLayout(menus: []))
  private let problem = Problem(
    .serviceUnavailable, "“<b>” is busy.", fields: [.retryAfter: "1"])

  @Test(arguments: ["/api", "/api/", "/api/v1/bookmarks"])
  func isJSONForPrograms(_ path: String) throws {
    let reply = try view.reply(to: problem, at: path)
    #expect(reply.status == .serviceUnavailable)
    #expect(
      reply.fields == [.contentType: "application/problem+json", .retryAfter: "1"])
    #expect(
      reply.text == """
        {"detail":"“<b>” is busy.","status":503,"title":"Service Unavailable","type":"about:blank"}
        """)
  }

  @Test(arguments: ["/", "/apiary", "/bookmarks"])
  func isAPageForPeople(_ path: String) throws {
    let reply = try view.reply(to: problem, at: path)
    let html = reply.text
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.fields[.contentType] == "text/html; charset=utf-8")
    #expect(reply.fields[.retryAfter] == "1")
    #expect(html.contains("<h1>Service Unavailable</h1>"))
    #expect(html.contains(#"<p role="alert">“&lt;b&gt;” is busy.</p>"#))
  }

  @Test func namesTheMethodsThatArePossible() {
    let problem = Problem.method(.put, insteadOf: [.get, .head])
    #expect(problem.status == .methodNotAllowed)
    #expect(problem.detail == "PUT is not possible here. Possible: GET, HEAD.")
    #expect(problem.fields[.allow] == "GET, HEAD")
  }
}
