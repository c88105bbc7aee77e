import CoreDemo
import HTTPTypes

/// The identity of a caller of the simulated GitHub.
enum GitHubCaller: Hashable, Sendable {
  case anybody
  /// A user with an account but without rights to any repository.
  case visitor
  /// An administrator of every repository.
  case administrator

  /// Identifies the caller of a request; `nil` if the token is invalid.
  init?(_ request: UpstreamRequest) {
    guard let text = request.fields[.authorization] else {
      self = .anybody
      return
    }
    let words = text.split(separator: " ")
    guard words.count == 2, ["bearer", "token"].contains(words[0].lowercased()),
      let caller = Self.tokens[String(words[1])]
    else { return nil }
    self = caller
  }

  private static let tokens = [
    DemoGitHubToken.administrator: administrator, DemoGitHubToken.visitor: visitor,
  ]
}

/// The tokens that the simulated GitHub accepts.
enum DemoGitHubToken {
  /// The token of a user who may see every list of stargazers.
  static var administrator: String { "demo-admin" }

  /// The token of a user without special rights. Its requests have their own rate limit.
  static var visitor: String { "demo-visitor" }
}
