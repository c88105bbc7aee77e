import CoreDomain
import HTTPTypes

/// The page that asks for the access token, and the button that ends the session.
struct SignIn: Sendable {
  let access: AccessGuard
  let layout: PageLayout
  var cookies: [String] = []

  var routes: [ServerRoute] {
    [
      ServerRoute(.get, Self.path, isOpen: true) { request in
        page(leadingTo: LocalPath(request.query["to"]), notice: SignInNotice(in: request.query))
      },
      ServerRoute(.post, Self.path, isOpen: true, answer: signIn),
      // Without a session, there may still be cookies of features.
      ServerRoute(.post, Self.endPath, isOpen: true, answer: signOut),
    ]
  }

  /// The route of the sign-in page. Its query contains the path to return to.
  static func route(leadingTo path: String) -> Route {
    Route(path: ["sign-in"], query: path == "/" ? [] : [Route.Parameter("to", path)])
  }

  static let path = "/sign-in"
  static let endPath = "/sign-out"

  private func signIn(_ request: ServerRequest) async throws -> ServerReply {
    try await request.signIns().signIn(nil, from: request.client) { try await check(request) }
  }

  private func check(_ request: ServerRequest) async throws -> ServerReply {
    let form = try request.form()
    let destination = LocalPath(form["to"])
    var reply = ServerReply.redirect(to: destination.text)
    guard let sessions = access.sessions else { return reply }
    guard sessions.token.equals(form["token"] ?? "") else {
      return page(
        leadingTo: destination,
        problem: Problem(.forbidden, "The access token is wrong. Try again."))
    }
    reply.fields[.setCookie] = Sessions.cookie(
      try await sessions.begin(), isSecure: request.head.isFromSecurePage,
      namesSites: request.head.headerFields[.secFetchSite] != nil)
    return reply
  }

  private func signOut(_ request: ServerRequest) async throws -> ServerReply {
    if let value = request.head.cookie(Sessions.cookieName),
      try await access.admits(request.head)
    {
      try await access.sessions?.end(value)
    }
    var reply = ServerReply.redirect(to: Self.path)
    reply.fields[values: .setCookie] = ([Sessions.cookieName] + cookies).map(Sessions.endedCookie)
    return reply
  }

  private func page(
    leadingTo path: LocalPath, notice: SignInNotice? = nil, problem: Problem? = nil
  ) -> ServerReply {
    let model = (destination: path.text, notice: notice?.sentence, alert: problem?.detail)
    return layout.withoutLinks.reply(
      Page(title: "Sign in", content: Self.template.render(model), problem: problem))
  }

  private static let template = PageTemplate(Texts.signIn)
}

/// The message of the sign-in page to a browser whose form was refused.
enum SignInNotice: String, PageNotice {
  case unsaved

  var sentence: String {
    "Nothing was saved, because your sign-in has ended. Sign in, and send the form again."
  }
}

/// A validated path of this server, which cannot lead a browser to another host.
package struct LocalPath: Hashable, Sendable {
  package let text: String

  /// Validates a path. An invalid or missing path is replaced by `/`, the home page.
  ///
  /// Browsers interpret `//host` and `/\host` as another host, and remove tabs and line breaks
  /// before they parse. https://url.spec.whatwg.org/#concept-basic-url-parser
  package init(_ text: String?) {
    let bytes = Array((text ?? "").utf8)
    let isLocal =
      bytes.first == UInt8(ascii: "/")
      && bytes.dropFirst().first != UInt8(ascii: "/")
      && bytes.count <= Self.limit
      && bytes.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") }
    self.text = isLocal ? text ?? "/" : "/"
  }

  /// The maximum length of a path in bytes.
  package static let limit = 8 * 1024
}
