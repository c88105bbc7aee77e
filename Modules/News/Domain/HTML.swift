/// Untrusted HTML. Clean it before it is shown: see ``CleanHTML``.
public struct RawHTML: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}
