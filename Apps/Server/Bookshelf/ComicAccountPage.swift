import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The account as a page: the signed-in reader, and the forms to sign in and to sign up.
struct ComicAccountPage: StateView {
  /// The typed name. The password is never sent back.
  let name: String
  /// The destination after signing in.
  let destination: LocalPath
  let layout: PageLayout

  init(name: String = "", destination: LocalPath, layout: PageLayout) {
    (self.name, self.destination, self.layout) = (name, destination, layout)
  }

  func reply(to state: ComicAccountState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .opened: nil
    case .signedIn(let reader): reply(reader, nil)
    case .signedOut: reply(nil, nil)
    case .failure(let failure): reply(nil, Problem(failure))
    }
  }

  private func reply(_ reader: Reader?, _ problem: Problem?) -> ServerReply {
    let model = Model(
      alert: problem?.detail, reader: reader?.name.text, isSignedOut: reader == nil, name: name,
      destination: destination.text,
      isDemo: layout.note != nil, shortest: ReaderPassword.shortest,
      longest: ReaderPassword.longest, nameLimit: ReaderName.limit)
    return layout.reply(
      Page(
        title: "Account", content: Self.template.render(model), problem: problem,
        place: ComicRoutes.account))
  }

  private struct Model {
    let alert: String?
    let reader: String?
    let isSignedOut: Bool
    let name: String
    let destination: String
    /// Whether the server has the public accounts of the demo.
    let isDemo: Bool
    let shortest: Int
    let longest: Int
    let nameLimit: Int
  }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p id="alert" role="alert">{{.}}</p>
    {{/alert}}
    {{#reader}}
    <p>You are signed in as <b><bdi>{{.}}</bdi></b>.</p>
    <p class="actions"><a class="button" href="/bookshelf">To your shelf</a></p>
    <form action="/bookshelf/account/sign-out" method="post"><p><button>Sign out {{.}}</button></p></form>
    {{/reader}}
    {{#isSignedOut}}
    {{#isDemo}}
    <p class="notice" role="note">The readers of the demo are <b>aoi</b> and <b>haru</b>; the password of both is <b>paper moon</b>.</p>
    {{/isDemo}}
    <section aria-labelledby="sign-in">
    <h2 id="sign-in">Sign in</h2>
    <form action="/bookshelf/account/sign-in" method="post">
    <input type="hidden" name="to" value="{{destination}}">
    <p><label for="name">Name</label>
    <input id="name" name="name" value="{{name}}" maxlength="{{nameLimit}}" autocomplete="username" autocapitalize="none" required{{#alert}} aria-invalid="true" aria-describedby="alert"{{/alert}}></p>
    <p><label for="password">Password</label>
    <input id="password" name="password" type="password" maxlength="{{longest}}" autocomplete="current-password" required{{#alert}} aria-invalid="true" aria-describedby="alert"{{/alert}}></p>
    <p><button>Sign in</button></p>
    </form>
    </section>
    <section aria-labelledby="sign-up">
    <h2 id="sign-up">Make an account</h2>
    <form action="/bookshelf/account/sign-up" method="post">
    <input type="hidden" name="to" value="{{destination}}">
    <p><label for="new-name">New name</label>
    <input id="new-name" name="name" maxlength="{{nameLimit}}" autocomplete="username" autocapitalize="none" required></p>
    <p><label for="new-password">New password, {{shortest}} characters or more</label>
    <input id="new-password" name="password" type="password" minlength="{{shortest}}" maxlength="{{longest}}" autocomplete="new-password" required></p>
    <p><button>Make an account</button></p>
    </form>
    </section>
    {{/isSignedOut}}

    """)
}

/// The reply to signing in or signing up: the cookie and a redirect.
struct ComicSignInView: StateView {
  let request: HTTPRequest
  /// The page after a failure.
  let page: ComicAccountPage

  func reply(to state: ComicAccountState) -> ServerReply? {
    switch state {
    case .opened(let session): reply(session)
    case .idle, .preparing, .signedIn, .signedOut: nil
    case .failure: page.reply(to: state)
    }
  }

  private func reply(_ session: OpenedSession) -> ServerReply {
    var reply = ServerReply.redirect(to: page.destination.text)
    reply.fields[.setCookie] = ComicCookie.field(for: session, answering: request)
    return reply
  }
}

/// The reply to signing out. The browser drops its cookie even if ending the session fails.
struct ComicSignOutView: StateView {
  let request: HTTPRequest

  func reply(to state: ComicAccountState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .opened, .signedIn: return nil
    case .failure(let failure) where !failure.needsSignIn:
      throw Problem(forgetting: failure, request)
    case .signedOut, .failure:
      var reply = ServerReply.redirect(to: ComicRoutes.account)
      reply.fields[.setCookie] = ComicCookie.endedField(answering: request)
      return reply
    }
  }
}

extension Problem {
  /// Creates a problem that also makes the browser drop its cookie.
  init(forgetting failure: ComicFailure, _ request: HTTPRequest) {
    let problem = Problem(failure)
    var fields = problem.fields
    fields[.setCookie] = ComicCookie.endedField(answering: request)
    self.init(problem.status, problem.detail, fields: fields)
  }
}
