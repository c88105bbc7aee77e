/// A category of feeds, as a tab shows it.
public struct NewsCategory: Hashable, Sendable {
  public let name: String

  /// Takes a name without the blanks around it.
  ///
  /// - Returns: nothing when the name is blank, longer than ``limit`` characters, or has a line break or
  ///   another control character in it.
  public init?(_ typed: String) {
    let name = StoryText.trimmed(typed)
    guard !name.isEmpty, name.unicodeScalars.count <= Self.limit,
      !name.unicodeScalars.contains(where: StoryText.isNoPartOfALine)
    else { return nil }
    self.name = name
  }

  /// How many characters a name may have, counted in Unicode scalars.
  public static let limit = 60
}
