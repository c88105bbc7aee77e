import CoreDomain
import HTTPTypes
import NotesDomain

extension Problem {
  /// A failure of the feature as an HTTP problem.
  init(_ failure: NoteFailure) {
    switch failure {
    case .malformedTitle: self.init(.unprocessableContent, failure.description)
    case .notFound: self.init(.notFound, failure.description)
    case .busy:
      // The other program only writes a few rows, so the store is available again soon.
      self.init(.serviceUnavailable, failure.description, fields: [.retryAfter: "1"])
    case .full: self.init(.insufficientStorage, failure.description)
    case .storage: self.init(.internalServerError, failure.description)
    }
  }
}
