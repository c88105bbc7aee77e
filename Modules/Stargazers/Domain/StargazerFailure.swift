public import CoreDomain

/// What can go wrong with stargazers. Each description is a sentence for the person who asked.
///
/// A new case does not compile before each app has said what it means there: an exit status on the
/// command line, a status of HTTP on the server.
public enum StargazerFailure: Error, Hashable, Sendable {
  /// A text that is no title; the reason is the end of a sentence about it.
  case malformedTitle(reason: String)
  /// Nothing is kept under this identifier.
  case notFound(Stargazer.ID)
  /// The store is held by somebody else for the moment.
  case busy(reason: String)
  /// The store cannot be read or written; the text says why, as a sentence.
  case storage(reason: String)
}

extension StargazerFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedTitle(let reason): "The title \(reason)."
    case .notFound(let id): "There is no stargazer “\(Self.quoted(id.raw))”."
    case .busy(let reason), .storage(let reason): reason
    }
  }

  /// Text as a message may repeat it: cut, and without control characters, which could tell a
  /// terminal what to do.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    let start = String(String.UnicodeScalarView(scalars.prefix(quotedLimit)))
    return scalars.count > quotedLimit ? start + "…" : start
  }

  /// How many characters of a text a message repeats.
  private static let quotedLimit = 80
}
