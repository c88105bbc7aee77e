/// The reason why a command is refused: the request is invalid, or would lose data. Nothing was
/// changed.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Sentences that name the value and what to write instead.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
