public import CoreDomain

/// What can go wrong with earthquakes. Each description is a sentence for the person who asked.
///
/// A new case does not compile before each app has said what it means there: an exit status on the
/// command line, a status of HTTP on the server.
public enum QuakeFailure: Error, Hashable, Sendable {
  /// A text that is no place; the reason says what to write.
  case malformedPlace(String, reason: String)
  /// No place of this name is known; these have similar names.
  case unknownPlace(String, similar: [String])
  /// A text that is no day and no moment.
  case malformedStart(String)
  /// A text that is not the number that is wanted.
  case malformedNumber(String, of: String, wanted: String)
  /// A text that is no order of a list.
  case malformedOrder(String)
  /// A limit that is not within ``ListLimit/bounds``.
  case malformedLimit(String)
  /// Nothing is known of an event of this identifier.
  case notFound(Quake.ID)
  /// The service gave no answer, and nothing is stored that could.
  case source(QuakeSourceFailure)
  /// More earthquakes than are fetched and kept at once.
  case tooMany(Int, limit: Int)
  /// The file cannot be written.
  case file(FileFailure)
  /// The store is held by somebody else for the moment.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the text says why, as a sentence.
  case storage(reason: String)
}

extension QuakeFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedPlace(let text, let reason):
      "“\(DisplayText.quoted(text))” is no place: \(reason)."
    case .unknownPlace(let text, let similar):
      "No place “\(DisplayText.quoted(text))” is known. " + Self.advice(similar)
    case .malformedStart(let text):
      "“\(DisplayText.quoted(text))” is no day. Write it as 2015-10-01."
    case .malformedNumber(let text, let name, let wanted):
      "“\(DisplayText.quoted(text))” is no \(name): it has to be \(wanted)."
    case .malformedOrder(let text):
      "“\(DisplayText.quoted(text))” is no order. There are "
        + QuakeOrder.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ") + "."
        + Spelling.suggestion(for: text, among: QuakeOrder.allCases.map(\.rawValue))
    case .malformedLimit(let text): ListLimit.rejection(of: text)
    case .notFound(let id): "There is no event “\(DisplayText.quoted(id.raw))”."
    case .source(let failure): failure.description
    case .tooMany(let count, let limit):
      "There are \(count) earthquakes, and at most \(limit) are fetched at once. "
        + "Ask for a smaller radius, a later day or a magnitude."
    case .file(let failure): failure.description
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }

  private static func advice(_ similar: [String]) -> String {
    guard !similar.isEmpty else { return "Write its coordinates, as in “37.78,-121.98”." }
    return "Do you mean " + similar.map { "“\($0)”" }.joined(separator: " or ") + "?"
  }
}
