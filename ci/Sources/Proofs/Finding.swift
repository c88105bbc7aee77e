/// One thing that a guard found.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// Where it is; nothing for a test, and for what has no place.
  public var place: Place?
  /// A rule, a test or a diagnostic; nothing where the guard gives none.
  public var name: String?
  /// What the guard says of it.
  public var text: String

  public init(place: Place? = nil, name: String? = nil, text: String) {
    self.place = place
    self.name = name
    self.text = text
  }

  public struct Place: Hashable, Sendable {
    /// Named from the root of the checkout.
    public var path: String
    /// Counted from 1; 0 for the file as a whole.
    public var line: Int

    public init(path: String, line: Int = 0) {
      self.path = path
      self.line = line
    }
  }

  public var description: String {
    let place = place.map { $0.line == 0 ? "\($0.path): " : "\($0.path):\($0.line): " } ?? ""
    let name = name.map { "\($0): " } ?? ""
    return place + name + text
  }
}
