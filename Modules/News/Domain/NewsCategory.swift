import CoreDomain

/// A name by which feeds are grouped, such as “Science”. A feed has at most one category. Each
/// category is a tab above the list of stories.
public struct NewsCategory: Hashable, Sendable {
  public let name: String

  /// Trims and validates a name.
  ///
  /// - Returns: `nil` if the name is blank, is longer than ``limit``, or contains a line break or
  ///   another control character.
  public init?(_ typed: String) {
    guard let name = try? DisplayText.line(typed, upTo: Self.limit) else { return nil }
    self.name = name
  }

  /// The maximum length of a name, in Unicode scalars.
  public static let limit = 60
}
