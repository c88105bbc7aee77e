/// A declaration in a template that a fork would repeat, because its name does not contain a name
/// of the feature.
public struct ForkableFinding: Hashable, Sendable, CustomStringConvertible {
  /// The path from the root of the checkout.
  public let path: String
  /// Counted from 1.
  public let line: Int
  /// The name and its collision.
  public let text: String

  public var description: String { "\(path):\(line): forkable: \(text)" }
}
