import CoreDomain

// BEFORE. It works, and its `init` is as short as it can be. But what it depends on does not stand in any
// signature: it reads the one clock, and reads and changes the one memory that everybody shares. Now look at
// what its tests have to do, and at what they depend on (StargazersArticleTests.swift, "Before").

/// A screen that says how many stars there are, and how many more than the last time.
@MainActor public final class GlobalStarCountScreen {
  public private(set) var text = ""

  public init() {}

  public func show(_ stars: Int64) {
    // Two hidden dependencies, one of them written: globals that are passed to nobody.
    let now = StarCount(stars, at: Machine.clock.now)
    text = now.sentence(after: last)
    Machine.defaults.set(now.stars, "stars")
    Machine.defaults.set(now.moment.secondsSince1970, "moment")
  }

  private var last: StarCount? {
    guard let stars = Machine.defaults.number("stars"),
      let moment = Machine.defaults.number("moment").flatMap(Timestamp.init(secondsSince1970:))
    else { return nil }
    return StarCount(stars, at: moment)
  }
}
