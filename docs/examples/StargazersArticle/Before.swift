import CoreDomain

// BEFORE. It works, and its `init` has no parameters. But its dependencies are not visible in any
// signature: it reads the global clock, and reads and changes the global storage. Now look at what
// its tests have to do, and what they depend on (StargazersArticleTests.swift, "Before").

/// A screen that shows the number of stars, and the difference to the last time.
@MainActor public final class GlobalStarCountScreen {
  public private(set) var text = ""

  public init() {}

  public func show(_ stars: Int64) {
    // Two hidden dependencies: a global clock, and a global store that it also changes.
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
