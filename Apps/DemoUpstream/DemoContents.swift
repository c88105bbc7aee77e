/// What a demo upstream serves. Without parameters it serves what `--demo` shows, within the limits of
/// the real services.
public struct DemoContents: Sendable {
  /// The events of the earthquake service.
  let quakes: DemoQuakes
  /// How many events one question may have for an answer.
  let eventLimit: Int
  /// How many more events the metadata of an answer tells of than there are: the real service
  /// miscounts now and then.
  let miscount: Int
  /// The repositories that people have starred.
  let stargazers: DemoStargazers
  /// How many questions an hour are answered about repositories without a token.
  let rateLimit: Int
  /// The same, for each token.
  let tokenRateLimit: Int
  /// The feeds of the press.
  let press: DemoPress
  /// How long ``UpstreamFault/slow`` takes.
  let pause: Duration

  public init(
    quakes: DemoQuakes = .invented, eventLimit: Int = 20_000, miscount: Int = 0,
    stargazers: DemoStargazers = .invented, rateLimit: Int = 60, tokenRateLimit: Int = 5000,
    press: DemoPress = .invented, pause: Duration = .seconds(2)
  ) {
    precondition(
      eventLimit > 0 && rateLimit >= 0 && tokenRateLimit >= 0, "a limit lets something pass")
    self.quakes = quakes
    self.eventLimit = eventLimit
    self.miscount = miscount
    self.stargazers = stargazers
    self.rateLimit = rateLimit
    self.tokenRateLimit = tokenRateLimit
    self.press = press
    self.pause = pause
  }

  /// What `--demo` shows. It lets more questions pass than GitHub: a person tries things again and
  /// again, there is no token in a demo, and nobody needs to be spared.
  public static var shown: DemoContents { DemoContents(rateLimit: 5000) }
}

/// Where the events of the earthquake service come from.
public enum DemoQuakes: Sendable {
  /// Events of our invention, up to the present.
  case invented
  /// Events that somebody brings.
  case catalogue(QuakeCatalogue)
}

/// Which repositories people have starred.
public enum DemoStargazers: Sendable {
  /// Repositories of our invention, whose stars grow up to the present.
  case invented
  /// Repositories that somebody brings.
  case repositories([DemoRepository])
}
