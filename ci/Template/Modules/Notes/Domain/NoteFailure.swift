public import CoreDomain

/// An error of notes. Each description is a sentence for the user.
///
/// A new case does not compile until each app handles it: with an exit status on the command line,
/// and with an HTTP status on the server.
public enum NoteFailure: StoreFailure, Hashable, CustomStringConvertible {
  /// The text is not a valid title. The reason completes the sentence “The title …”.
  case malformedTitle(reason: String)
  /// There is no note with this identifier.
  case notFound(Note.ID)
  case busy(reason: String)
  case full(reason: String)
  case storage(reason: String)

  public var description: String {
    switch self {
    case .malformedTitle(let reason): "The title \(reason)."
    case .notFound(let id):
      "There is no note “\(DisplayText.quoted(id.raw))”. Check the identifier."
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}
