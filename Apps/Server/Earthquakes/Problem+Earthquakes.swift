import CoreDomain
import EarthquakesDomain
import HTTPTypes

extension Problem {
  /// A failure of the feature, as the one who asked over HTTP sees it.
  init(_ failure: QuakeFailure) {
    switch failure {
    case .malformedPlace, .unknownPlace, .malformedStart, .malformedNumber, .malformedOrder,
      .malformedLimit, .tooMany:
      self.init(.unprocessableContent, failure.description)
    case .notFound:
      self.init(.notFound, failure.description)
    case .source(let failure):
      self.init(failure)
    case .full:
      self.init(.insufficientStorage, failure.description)
    case .file, .storage:
      self.init(.internalServerError, failure.description)
    case .busy:
      // Whoever holds the store writes a few thousand rows and is done.
      self.init(.serviceUnavailable, failure.description, fields: [.retryAfter: "1"])
    }
  }

  /// Why the service gave no answer: this server stands between it and the one who asked.
  private init(_ failure: QuakeSourceFailure) {
    switch failure {
    case .unreachable, .cancelled:
      self.init(.gatewayTimeout, failure.description)
    case .refused, .tooMany:
      self.init(.unprocessableContent, failure.description)
    case .tooOften(let seconds):
      self.init(
        .serviceUnavailable, failure.description, fields: [.retryAfter: "\(seconds ?? 60)"])
    case .outOfOrder, .unreadable:
      self.init(.badGateway, failure.description)
    case .unknown:
      self.init(.notFound, failure.description)
    case .deleted:
      self.init(.gone, failure.description)
    }
  }
}
