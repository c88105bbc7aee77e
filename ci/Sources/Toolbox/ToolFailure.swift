/// Why a tool cannot do its work. It is never a finding: what could not be checked is not fine, and
/// not wrong either.
public struct ToolFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names what is missing, and says what to do.
  public let description: String

  public init(_ description: String) { self.description = description }
}
