public import CoreDomain

/// The errors of the feature. Each description is a sentence for the user.
///
/// Each app maps the cases exhaustively, to an exit status on the command line and to an HTTP
/// status on the server; a new case does not compile until each mapping handles it.
public enum QuakeFailure: Error, Hashable, Sendable {
  /// The text is not a place; the reason says what to write.
  case malformedPlace(String, reason: String)
  /// No place has this name; these names are similar.
  case unknownPlace(String, similar: [String])
  /// The text is neither a day nor a point in time.
  case malformedStart(String)
  /// The text is not the expected number.
  case malformedNumber(String, of: String, wanted: String)
  /// The text is not a sort order.
  case malformedOrder(String)
  /// The limit is outside of ``ListLimit/bounds``.
  case malformedLimit(String)
  /// No event with this identifier is known.
  case notFound(Quake.ID)
  /// The service did not answer, and the store has no answer either.
  case source(QuakeSourceFailure)
  /// More earthquakes than are fetched and stored at once.
  case tooMany(Int, limit: Int)
  /// Another process holds the store's lock.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the reason is a sentence.
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
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }

  private static func advice(_ similar: [String]) -> String {
    guard !similar.isEmpty else { return "Write its coordinates, as in “37.78,-121.98”." }
    return "Do you mean " + similar.map { "“\($0)”" }.joined(separator: " or ") + "?"
  }
}
