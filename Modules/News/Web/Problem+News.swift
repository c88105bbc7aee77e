import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

extension Problem {
  init(_ failure: StoryFailure) {
    switch failure {
    case .form, .noLink, .ambiguous, .ambiguousFeed, .tooMany, .choice, .noFeed,
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
    case .store(let failure):
      self.init(failure)
    }
  }

  /// Maps a failure of a feed's server. This server acts as a gateway.
  private init(_ failure: FeedSourceFailure) {
    switch failure {
    case .unreachable, .timedOut:
      self.init(.gatewayTimeout, failure.description)
    case .privateNetwork:
      self.init(.forbidden, failure.description)
    case .notFound, .gone, .refused, .outOfOrder, .tooLarge:
      self.init(.badGateway, failure.description)
    case .limited(let wish):
      self.init(
        .serviceUnavailable, failure.description,
        fields: [.retryAfter: "\(FeedSchedule.pause(for: wish).components.seconds)"])
    case .cancelled:
      self.init(.serviceUnavailable, failure.description)
    }
  }
}

extension StoryFailure {
  /// The messages of the invalid fields.
  var objections: [NewsField: String] {
    guard case .form(let failures) = self else { return [:] }
    return failures.reasons()
  }

  /// The failure as the paragraphs of an alert, with a hint; empty if no message is left.
  ///
  /// - Parameter fields: The fields whose messages are shown elsewhere.
  func alert(besides fields: Set<NewsField> = [], in layout: PageLayout) -> String {
    let sentences = sentences(besides: fields, in: layout)
    return sentences.isEmpty ? "" : PageAlert.markup(sentences)
  }

  private func sentences(besides fields: Set<NewsField>, in layout: PageLayout) -> [String] {
    switch self {
    case .form(let failures): failures.filter { !fields.contains($0.field) }.map(\.reason)
    case .source(.unreachable), .source(.timedOut): [description] + layout.offlineHint
    default: [description]
    }
  }
}
