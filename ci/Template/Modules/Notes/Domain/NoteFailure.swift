public import CoreDomain

/// An error of notes. Each description is a sentence for the user.
///
/// A new case does not compile before each app has said what it means there: an exit status on the
/// command line, a status of HTTP on the server.
public enum NoteFailure: Error, Hashable, Sendable {
  /// The text is not a valid title; the reason is the end of a sentence about it.
  case malformedTitle(reason: String)
  /// There is no note with this identifier.
  case notFound(Note.ID)
  /// The store is held by somebody else for the moment.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the text says why, as a sentence.
  case storage(reason: String)
}

extension NoteFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedTitle(let reason): "The title \(reason)."
    case .notFound(let id): "There is no note “\(DisplayText.quoted(id.raw))”."
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}
