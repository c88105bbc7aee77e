import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The account as a page: the signed-in reader, and the forms to sign in and to sign up.
struct ComicAccountPage: StateView {
  /// The form that was submitted, or `nil` if no form was submitted.
  let submitted: ComicAccountChange?
  /// The name as typed. The password is never sent back.
  let name: String
  /// The destination after signing in.
  let destination: LocalPath
  let layout: PageLayout

  func reply(to state: ComicAccountState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .opened: nil
    case .signedIn(let reader): reply(reader, nil)
    case .signedOut: reply(nil, nil)
    case .failure(let failure): reply(nil, failure)
    }
  }

  private func reply(_ reader: Reader?, _ failure: ComicFailure?) -> ServerReply {
    let objections = failure?.accountObjections ?? [:]
    // A form with a name and a password. Its prefix is that of the fields' identifiers.
    let form = { (change: ComicAccountChange) in
      let (isNew, isSubmitted) = (change == .signUp, change == submitted)
      let prefix = isNew ? "new-" : ""
      let shortest = ReaderPassword.shortest
      let nameObjection = isSubmitted ? objections[.name] : nil
      let passwordObjection = isSubmitted ? objections[.password] : nil
      return (
        action: change.rawValue, title: isNew ? "Create an account" : "Sign in", prefix: prefix,
        nameLabel: isNew ? "New name" : "Name",
        passwordLabel: isNew ? "New password, at least \(shortest) characters" : "Password",
        autocomplete: isNew ? "new-password" : "current-password",
        shortest: isNew ? shortest : nil, longest: ReaderPassword.longest,
        nameLimit: ReaderName.limit, name: isSubmitted ? name : "",
        destination: destination.text, nameObjection: nameObjection,
        passwordObjection: passwordObjection,
        nameInvalid: nameObjection == nil ? nil : "\(prefix)name-objection",
        passwordInvalid: passwordObjection == nil ? nil : "\(prefix)password-objection",
        nameFocused: nameObjection != nil,
        passwordFocused: nameObjection == nil && passwordObjection != nil
      )
    }
    let forms = reader == nil ? [form(.signIn), form(.signUp)] : []
    // Only a demo has public accounts.
    let model = (
      alert: objections.isEmpty ? failure?.description : nil,
      reason: reader == nil && submitted == nil ? reason : nil,
      reader: reader?.name.text,
      forms: forms, hasForms: !forms.isEmpty,
      isDemo: reader == nil && layout.note != nil
    )
    return layout.reply(
      Page(
        title: "Account", content: Self.template.render(model),
        problem: failure.map { Problem($0) }, place: ComicRoutes.account))
  }

  /// Why the visitor should sign in; `nil` if the visitor opened the account page directly.
  private var reason: String? {
    switch destination.text {
    case ComicRoutes.shelf.description: nil
    case ComicRoutes.progress.description: "Sign in to see what you are reading."
    default: "Sign in to continue."
    }
  }

  private static let template = PageTemplate(Texts.comicAccountPage)
}

extension ComicFailure {
  /// The messages about invalid fields, including the errors that only the store can find.
  fileprivate var accountObjections: [ComicField: String] {
    switch self {
    case .nameTaken: [.name: description]
    case .wrongPassword: [.password: description]
    default: objections
    }
  }
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
  func reply(to state: ComicAccountState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .opened, .signedIn: return nil
    case .failure(let failure) where !failure.needsSignIn:
      throw Problem(forgetting: failure)
    case .signedOut, .failure:
      var reply = ServerReply.redirect(to: ComicRoutes.account)
      reply.fields[.setCookie] = ComicCookie.endedField
      return reply
    }
  }
}

extension Problem {
  /// Creates a problem that also makes the browser drop its cookie.
  init(forgetting failure: ComicFailure) {
    let problem = Problem(failure)
    var fields = problem.fields
    fields[.setCookie] = ComicCookie.endedField
    self.init(problem.status, problem.detail, fields: fields)
  }
}
