import CoreDomain
import CoreWeb
import EarthquakesDomain
import HTTPTypes

extension Problem {
  /// Maps a failure of the feature to an HTTP problem.
  init(_ failure: QuakeFailure) {
    switch failure {
    case .form, .tooMany:
      self.init(.unprocessableContent, failure.description)
    case .notFound:
      self.init(.notFound, failure.description)
    case .source(let failure):
      self.init(failure)
    case .store(let failure):
      self.init(failure)
    }
  }

  /// Maps a failure of the service. This server acts as a gateway to the service.
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
