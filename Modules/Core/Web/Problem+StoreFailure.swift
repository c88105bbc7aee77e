package import CoreDomain
import HTTPTypes

extension Problem {
  /// Maps a failure of a database to an HTTP problem.
  package init(_ failure: StoreFailure) {
    switch failure {
    case .busy: self = .busy(failure.description)
    case .cancelled: self.init(.serviceUnavailable, failure.description)
    case .full: self.init(.insufficientStorage, failure.description)
    case .unstorable: self.init(.unprocessableContent, failure.description)
    case .storage: self.init(.internalServerError, failure.description)
    }
  }
}
