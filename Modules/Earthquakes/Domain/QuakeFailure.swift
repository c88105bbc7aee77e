public import CoreDomain

/// The errors of the feature. Each description is text for the user.
///
/// Each app maps the cases exhaustively: the command line to an exit status, the server to an HTTP
/// status. A new case therefore does not compile until each mapping handles it.
public enum QuakeFailure: FeatureFailure, Hashable, Sendable {
  /// One or more fields of a form are invalid.
  case form([QuakeFieldFailure])
  /// The service knows no event with this identifier.
  case notFound(Quake.ID)
  /// The request to the service failed, and the store cannot answer instead.
  case source(QuakeSourceFailure)
  /// The query matches this number of earthquakes, which is more than the limit for one query.
  case tooMany(Int, limit: Int)
  /// The database did not do what the feature asked.
  case store(StoreFailure)
}

extension QuakeFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .form(let failures): failures.map(\.reason).joined(separator: " ")
    case .notFound(let id):
      "Unknown event “\(DisplayText.quoted(id.raw))”. Use an identifier of the list."
    case .source(let failure): failure.description
    case .tooMany(let count, let limit):
      "There are \(count) earthquakes, but at most \(limit) can be fetched at once. "
        + "Use a smaller radius, a later date or a higher magnitude."
    case .store(let failure): failure.description
    }
  }
}
