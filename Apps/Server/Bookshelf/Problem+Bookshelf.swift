import BookshelfDomain
import CoreDomain
import HTTPTypes

extension Problem {
  /// A failure of the feature, as the one who asked over HTTP sees it.
  init(_ failure: ComicFailure) {
    switch failure {
    case .malformed, .malformedPassword:
      self.init(.unprocessableContent, failure.description)
    case .unknownSeries, .unknownComic:
      self.init(.notFound, failure.description)
    case .unreadable(_, .signInNeeded), .signInNeeded:
      // Who answers so says how to sign in: RFC 9110, section 15.5.2. The scheme is that of
      // https://www.ietf.org/archive/id/draft-broyer-http-cookie-auth-00.html
      self.init(
        .unauthorized, failure.description,
        fields: [
          .wwwAuthenticate: "Cookie realm=\"bookshelf\", cookie-name=\"\(ComicCookie.name)\""
        ])
    case .unreadable(_, .purchaseNeeded):
      self.init(ComicStatus.paymentRequired, failure.description)
    case .unreadable(_, .hidden):
      self.init(.notFound, failure.description)
    case .unreadable, .wrongPassword:
      self.init(.forbidden, failure.description)
    case .notForSale, .alreadyOwned, .priceChanged, .nameTaken:
      self.init(.conflict, failure.description)
    case .source(let failure):
      self.init(failure)
    case .catalogue:
      self.init(.badGateway, failure.description)
    case .storefront:
      // Whether it was paid is not known: the same question is safe to ask again.
      self.init(.gatewayTimeout, failure.description)
    case .cancelled:
      self.init(.serviceUnavailable, failure.description)
    case .full:
      self.init(.insufficientStorage, failure.description)
    case .file, .storage:
      self.init(.internalServerError, failure.description)
    case .busy:
      // Whoever holds the store writes a part of the catalogue and is done.
      self.init(.serviceUnavailable, failure.description, fields: [.retryAfter: "1"])
    }
  }

  /// Why the catalogue could not be had: this server stands between its server and the one who asked.
  private init(_ failure: CatalogueSourceFailure) {
    switch failure {
    case .unreachable: self.init(.gatewayTimeout, failure.description)
    case .refused, .endless: self.init(.badGateway, failure.description)
    case .malformedAddress: self.init(.unprocessableContent, failure.description)
    }
  }
}

/// Statuses that are not in HTTPTypes.
enum ComicStatus {
  /// What was asked for is to be paid first: RFC 9110, section 15.5.3.
  static let paymentRequired = HTTPResponse.Status(code: 402, reasonPhrase: "Payment Required")
}

extension ComicFailure {
  /// Why something failed, as the paragraphs of an alert, with what helps.
  var alert: String {
    guard case .source(.unreachable) = self else { return Self.template.render([description]) }
    return Self.template.render(
      [description, "Without a network, start the server with “--demo”."])
  }

  /// Whether it takes somebody who is signed in.
  var needsSignIn: Bool {
    switch self {
    case .signInNeeded, .unreadable(_, .signInNeeded): true
    default: false
    }
  }

  private static let template = PageTemplate(
    """
    <div role="alert">
    {{#.}}
    <p>{{.}}</p>
    {{/.}}
    </div>

    """)
}
