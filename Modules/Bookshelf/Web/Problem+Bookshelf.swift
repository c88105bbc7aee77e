import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

extension Problem {
  /// Maps a failure of the feature to an HTTP problem.
  init(_ failure: ComicFailure) {
    switch failure {
    case .form:
      self.init(.unprocessableContent, failure.description)
    case .unknownSeries, .unknownComic:
      self.init(.notFound, failure.description)
    case .unreadable(_, .signInNeeded), .signInNeeded:
      // A 401 reply must name an authentication scheme: RFC 9110, section 15.5.2. The scheme is
      // that of https://www.ietf.org/archive/id/draft-broyer-http-cookie-auth-00.html
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
    case .notForSale, .alreadyOwned, .priceChanged, .orderIsOpen, .nameTaken:
      self.init(.conflict, failure.description)
    case .source(let failure):
      self.init(failure)
    case .catalogue:
      self.init(.badGateway, failure.description)
    case .storefront:
      // The payment may have succeeded; repeating the request is safe.
      self.init(.gatewayTimeout, failure.description)
    case .noCatalogue, .cancelled:
      self.init(.serviceUnavailable, failure.description)
    case .file:
      self.init(.internalServerError, failure.description)
    case .store(let failure):
      self.init(failure)
    }
  }

  /// Maps a failure of the catalogue's server. This server acts as a gateway.
  private init(_ failure: CatalogueSourceFailure) {
    switch failure {
    case .unreachable: self.init(.gatewayTimeout, failure.description)
    case .refused, .endless: self.init(.badGateway, failure.description)
    case .malformedAddress: self.init(.unprocessableContent, failure.description)
    }
  }
}

/// Status codes that HTTPTypes lacks.
enum ComicStatus {
  /// Payment required: RFC 9110, section 15.5.3.
  static let paymentRequired = HTTPResponse.Status(code: 402, reasonPhrase: "Payment Required")
}

extension ComicFailure {
  /// Returns the failure and a hint as the paragraphs of an alert.
  func alert(in layout: PageLayout) -> String {
    guard case .source(.unreachable) = self else { return PageAlert.markup([description]) }
    return PageAlert.markup([description] + layout.offlineHint)
  }

  /// The messages of the invalid fields.
  var objections: [ComicField: String] {
    guard case .form(let failures) = self else { return [:] }
    return failures.reasons()
  }

  /// Whether signing in would help.
  var needsSignIn: Bool {
    switch self {
    case .signInNeeded, .unreadable(_, .signInNeeded): true
    default: false
    }
  }
}
