public import CoreDomain

/// An error of notes. Each description is a sentence for the user.
public enum NoteFailure: FeatureFailure, Hashable, CustomStringConvertible {
  /// The text is not a valid title. The reason completes the sentence “The title …”.
  case malformedTitle(reason: String)
  /// There is no note with this identifier.
  case notFound(Note.ID)
  /// The database did not do what the feature asked.
  case store(StoreFailure)

  public var description: String {
    switch self {
    case .malformedTitle(let reason): "The title \(reason)."
    case .notFound(let id):
      "There is no note “\(DisplayText.quoted(id.raw))”. Check the identifier."
    case .store(let failure): failure.description
    }
  }
}
