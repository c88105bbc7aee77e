/// Why a command is not carried out: what was asked for makes no sense, or would lose something.
/// Nothing was changed.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Sentences that name the value, and say what to write instead.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
