/// The reason why a tool cannot do its work. It is not a finding, because unchecked code is neither
/// right nor wrong.
public struct ToolFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the missing part, and the remedy.
  public let description: String

  public init(_ description: String) { self.description = description }
}
