extension DemoContents {
  /// GitHub alone, with repositories that somebody brings.
  ///
  /// - Parameters:
  ///   - rateLimit: how many questions an hour are answered without a token; GitHub's own limit
  ///     unless somebody says another one.
  ///   - tokenRateLimit: the same, for each token.
  public static func gitHub(
    _ repositories: [DemoRepository], rateLimit: Int = 60, tokenRateLimit: Int = 5000
  ) -> DemoContents {
    precondition(rateLimit >= 0 && tokenRateLimit >= 0, "a limit is no debt")
    return DemoContents { clock in
      [
        GitHubService(
          repositories, limits: GitHubLimits(anybodys: rateLimit, tokens: tokenRateLimit),
          clock: clock)
      ]
    }
  }
}
