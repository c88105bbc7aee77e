/// The limit on the number of rows in a list. Users set it with `--limit`, in a browse session, in
/// a form on a web page, or with `limit` in the API.
public enum ListLimit {
  /// The maximum number of rows. GitHub lists at most this many stargazers of a repository.
  public static let most = 40_000
  /// The maximum number of rows on a web page or in an API reply. If a client requests more, the
  /// server sends this many rows and a link to the next rows.
  public static let mostOfReply = 200
  /// The allowed range of a limit.
  public static let bounds = 1...most

  /// Parses a limit; `nil` if the text is not an integer within ``bounds``.
  public static func rows(_ typed: String) -> Int? {
    Int(DisplayText.trimmed(typed)).flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// Returns the error message for an invalid limit.
  public static func rejection(of typed: String) -> String {
    "The limit must be between \(bounds.lowerBound) and \(bounds.upperBound), got "
      + "“\(DisplayText.quoted(typed))”. Use an integer in that range, or leave it out."
  }
}
