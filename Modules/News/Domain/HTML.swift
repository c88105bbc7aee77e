/// HTML as a feed contains it, which is untrusted. It must be converted to ``CleanHTML`` before it
/// is shown.
public struct RawHTML: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}
