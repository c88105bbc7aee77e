/// What a demo upstream serves. Without parameters it serves what `--demo` shows.
public struct DemoContents: Sendable {
  /// The events of the earthquake service.
  let quakes: DemoQuakes
  /// How many events one question may have for an answer.
  let eventLimit: Int
  /// How many more events the metadata of an answer tells of than there are: the real service
  /// miscounts now and then.
  let miscount: Int
  /// How many questions an hour the list of stargazers answers without a token.
  let rateLimit: Int
  /// How long ``UpstreamFault/slow`` takes.
  let pause: Duration

  public init(
    quakes: DemoQuakes = .invented, eventLimit: Int = 20_000, miscount: Int = 0,
    rateLimit: Int = 60, pause: Duration = .seconds(2)
  ) {
    precondition(eventLimit > 0 && rateLimit >= 0, "a limit lets something pass")
    self.quakes = quakes
    self.eventLimit = eventLimit
    self.miscount = miscount
    self.rateLimit = rateLimit
    self.pause = pause
  }
}

/// Where the events of the earthquake service come from.
public enum DemoQuakes: Sendable {
  /// Events of our invention, up to the present.
  case invented
  /// Events that somebody brings.
  case catalogue(QuakeCatalogue)
}
