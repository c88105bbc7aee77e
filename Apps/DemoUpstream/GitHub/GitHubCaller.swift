import HTTPTypes

/// Who asks, as far as the demo's GitHub knows.
enum GitHubCaller: Hashable, Sendable {
  case anybody
  /// Somebody with an account, and no rights to any repository.
  case visitor
  /// An administrator of every repository.
  case administrator

  /// The caller of a request, or nothing when what it shows is no token.
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
    DemoUpstream.administratorToken: administrator, DemoUpstream.visitorToken: visitor,
  ]
}

extension DemoUpstream {
  /// The token of somebody who may see every list of stargazers.
  public static var administratorToken: String { "demo-admin" }

  /// The token of somebody who may see what everybody may, and may ask more often.
  public static var visitorToken: String { "demo-visitor" }
}
