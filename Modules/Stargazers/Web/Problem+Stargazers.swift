import CoreDomain
import CoreWeb
import HTTPTypes
import StargazersDomain

extension Problem {
  /// Maps a failure of the feature to an HTTP problem.
  init(_ failure: StargazerFailure) {
    switch failure {
    case .form:
      self.init(.unprocessableContent, failure.description)
    case .unknownRepository, .unknownStargazer:
      self.init(.notFound, failure.description)
    case .restricted:
      self.init(.forbidden, failure.description)
    case .source(let failure):
      self.init(failure)
    case .unknownEnd(because: let source):
      let problem = Problem(source)
      self.init(problem.status, failure.description, fields: problem.fields)
    case .cancelled:
      self.init(.serviceUnavailable, failure.description)
    case .store(let failure):
      self.init(failure)
    }
  }

  /// Maps a failure of the service. This server acts as a gateway to the service.
  private init(_ failure: StargazerSourceFailure) {
    let sentence = failure.sentenceOfServer
    switch failure {
    case .unreachable:
      self.init(.gatewayTimeout, sentence)
    case .notFound:
      self.init(.notFound, sentence)
    case .forbidden:
      self.init(.forbidden, sentence)
    case .limited(let limit):
      // `Retry-After` (RFC 9110, section 10.2.3) is the time until the limit ends, if GitHub
      // reports it. Otherwise it is one minute, as GitHub recommends.
      self.init(
        .serviceUnavailable, sentence, fields: [.retryAfter: limit.until?.httpDate ?? "60"])
    case .refused:
      self.init(.unprocessableContent, sentence)
    case .badToken, .ceiling, .outOfOrder, .unreadable, .foreign:
      self.init(.badGateway, sentence)
    case .cancelled:
      self.init(.serviceUnavailable, sentence)
    }
  }
}

extension StargazerSourceFailure {
  /// The failure in a sentence for users of this server, who cannot change the server's settings.
  var sentenceOfServer: String {
    guard case .badToken = self else { return description }
    return
      "GitHub rejected the token of this server. Your request is valid. The operator of the server "
      + "must set a valid token in SEAMS_GITHUB_TOKEN, or remove it."
  }
}

extension PageLayout {
  /// Returns a hint if the service cannot be reached, or else an empty array.
  func advice(after failure: StargazerSourceFailure) -> [String] {
    if case .unreachable = failure { offlineHint } else { [] }
  }
}

extension StargazerFailure {
  /// Returns the failure and a hint, in sentences for a page.
  func sentences(in layout: PageLayout) -> [String] {
    switch self {
    case .source(let failure): [failure.sentenceOfServer] + layout.advice(after: failure)
    case .unknownEnd(because: let failure): [description] + layout.advice(after: failure)
    default: [description]
    }
  }
}
