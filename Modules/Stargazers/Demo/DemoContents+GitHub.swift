public import CoreDemo

extension DemoContents {
  /// The simulated GitHub of `--demo`, with one invented repository for each special case.
  public static let stargazers = DemoContents { clock in
    [GitHubService(limits: .ofDemo, clock: clock)]
  }

  /// Only the simulated GitHub, with the given repositories.
  ///
  /// - Parameters:
  ///   - rateLimit: The number of requests per hour without a token. The default is GitHub's limit.
  ///   - tokenRateLimit: The number of requests per hour for each token.
  public static func gitHub(
    _ repositories: [DemoRepository], rateLimit: Int = 60, tokenRateLimit: Int = 5000
  ) -> DemoContents {
    precondition(rateLimit >= 0 && tokenRateLimit >= 0, "a limit must not be negative")
    return DemoContents { clock in
      [
        GitHubService(
          repositories, limits: GitHubLimits(anybodys: rateLimit, tokens: tokenRateLimit),
          clock: clock)
      ]
    }
  }
}
