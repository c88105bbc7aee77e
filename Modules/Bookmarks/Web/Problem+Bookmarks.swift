import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

extension Problem {
  /// Maps a failure of the feature to an HTTP problem.
  init(_ failure: BookmarkFailure) {
    switch failure {
    case .form, .ambiguous, .emptyChange, .unreadableFile, .unusableEncoding:
      self.init(.unprocessableContent, failure.description)
    case .notFound, .addressNotFound, .tagNotFound:
      self.init(.notFound, failure.description)
    case .addressTaken, .changedMeanwhile:
      self.init(.conflict, failure.description)
    case .file(let file):
      self.init(ofBody: file)
    case .store(let failure):
      self.init(failure)
    }
  }

  /// Maps a failure of a conditional request. If the version differs, the reply contains the
  /// current bookmark.
  init(ofPrecondition failure: BookmarkFailure) {
    if case .changedMeanwhile(let bookmark) = failure {
      self.init(
        .preconditionFailed, failure.description, fields: [.eTag: bookmark.version.entityTag])
    } else {
      self.init(failure)
    }
  }
}
