import CoreDomain
import HTTPTypes
import NewsDomain

extension Problem {
  /// A failure of the feature, as the one who asked over HTTP sees it.
  init(_ failure: StoryFailure) {
    switch failure {
    case .malformed, .malformedLimit, .ambiguous, .ambiguousFeed, .tooMany, .choice, .noFeed,
      .unreadable, .list:
      self.init(.unprocessableContent, failure.description)
    case .notFound, .linkNotFound, .notCarried, .unknownFeed, .unknownFilter:
      self.init(.notFound, failure.description)
    case .knownFeed:
      self.init(.conflict, failure.description)
    case .source(let failure):
      self.init(failure)
    case .cancelled:
      self.init(.serviceUnavailable, failure.description)
    case .file(let failure):
      self.init(ofBody: failure)
    case .busy:
      // Whoever holds the store writes a page and is done.
      self.init(.serviceUnavailable, failure.description, fields: [.retryAfter: "1"])
    case .full:
      self.init(.insufficientStorage, failure.description)
    case .storage:
      self.init(.internalServerError, failure.description)
    }
  }

  /// Why a document could not be had: this server stands between its server and the one who asked.
  private init(_ failure: FeedSourceFailure) {
    switch failure {
    case .unreachable, .timedOut:
      self.init(.gatewayTimeout, failure.description)
    case .privateNetwork:
      self.init(.forbidden, failure.description)
    case .notFound, .gone, .refused, .outOfOrder, .tooLarge:
      self.init(.badGateway, failure.description)
    case .limited(let pause):
      let wish = pause ?? FeedSchedule.usualWish
      self.init(
        .serviceUnavailable, failure.description,
        fields: [.retryAfter: "\(max(wish.components.seconds, 1))"])
    case .cancelled:
      self.init(.serviceUnavailable, failure.description)
    }
  }
}

extension StoryFailure {
  /// The failure in sentences for a page, with what helps.
  var sentences: [String] {
    switch self {
    case .source(.unreachable), .source(.timedOut):
      [description, "Without a network, start the server with “--demo”."]
    default: [description]
    }
  }

  /// Why the failure happened, as the paragraphs of an alert.
  var alert: String { Self.template.render(sentences) }

  private static let template = PageTemplate(
    """
    <div role="alert">
    {{#.}}
    <p>{{.}}</p>
    {{/.}}
    </div>

    """)
}
