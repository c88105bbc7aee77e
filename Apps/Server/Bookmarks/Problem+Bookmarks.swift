import BookmarksDomain
import CoreDomain
import HTTPTypes

extension Problem {
  /// A failure of the feature, as the one who asked over HTTP sees it.
  init(_ failure: BookmarkFailure) {
    switch failure {
    case .malformedAddress, .malformedTag, .malformedQuery, .malformedLimit, .malformedOffset,
      .ambiguous, .tooManyTags, .tooLong, .emptyChange, .unreadableFile, .unusableEncoding:
      self.init(.unprocessableContent, failure.description)
    case .notFound, .addressNotFound, .tagNotFound:
      self.init(.notFound, failure.description)
    case .addressTaken, .changedMeanwhile:
      self.init(.conflict, failure.description)
    case .file(let file):
      self.init(ofBody: file)
    case .busy:
      // Whoever holds the store writes a few rows and is done.
      self.init(.serviceUnavailable, failure.description, fields: [.retryAfter: "1"])
    case .full:
      self.init(.insufficientStorage, failure.description)
    case .storage:
      self.init(.internalServerError, failure.description)
    }
  }

  /// A failure of a request that said which state it expects. When it was another one, the reply says
  /// which.
  init(ofPrecondition failure: BookmarkFailure) {
    if case .changedMeanwhile(let bookmark) = failure {
      self.init(
        .preconditionFailed, failure.description, fields: [.eTag: bookmark.version.entityTag])
    } else {
      self.init(failure)
    }
  }
}
