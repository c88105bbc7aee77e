/// How many rows a list may be asked for, wherever somebody says so: `--limit`, a walk, the form of a
/// page, `limit` of the API.
///
/// How many rows a page of the service or of a screen has is another number, and has another name.
public enum ListLimit {
  /// The largest limit: as many stargazers as GitHub lists of one repository.
  public static let most = 40_000
  /// What a limit may be.
  public static let bounds = 1...most

  /// Returns the limit that somebody typed, or `nil` if it is not a whole number within ``bounds``.
  public static func rows(_ typed: String) -> Int? {
    Int(DisplayText.trimmed(typed)).flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// What to say about a text that is not a limit, as sentences.
  public static func rejection(of typed: String) -> String {
    "The limit must be from \(bounds.lowerBound) to \(bounds.upperBound), got "
      + "“\(DisplayText.quoted(typed))”. Write a whole number in that range, or leave it out."
  }
}
