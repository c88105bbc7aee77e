public import CoreDomain

/// The errors of the feature. Each description is a sentence for the user.
///
/// Each app maps the cases exhaustively: the command line to an exit status, the server to an HTTP
/// status. A new case therefore does not compile until each mapping handles it.
public enum QuakeFailure: Error, Hashable, Sendable {
  /// One or more fields of a form are invalid.
  case form([QuakeFieldFailure])
  /// The service knows no event with this identifier.
  case notFound(Quake.ID)
  /// The request to the service failed, and the store cannot answer instead.
  case source(QuakeSourceFailure)
  /// The query matches this number of earthquakes, which is more than the limit for one query.
  case tooMany(Int, limit: Int)
  /// Another transaction blocks the database. A retry may succeed.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the reason is a sentence.
  case storage(reason: String)
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
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}

extension QuakeFailure: StoreFailure {}
