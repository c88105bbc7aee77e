import CoreDomain
import CoreTesting
import StargazersArticle
import Synchronization
import Testing

/// Before: each test has to reset the global machine, so tests cannot run in parallel. The expected
/// date comes from another reading of the clock.
@Suite(.serialized) @MainActor struct GlobalStarCountTests {
  init() {
    Machine.defaults.removeAll()
    Machine.clock.set(.fixture("2026-11-21T12:00:00Z"))
  }

  @Test func showsOnlyTheNumberTheFirstTime() {
    let screen = GlobalStarCountScreen()
    screen.show(7)
    #expect(screen.text == "7 stars")
  }

  @Test func showsTheIncreaseTheNextTime() {
    let screen = GlobalStarCountScreen()
    screen.show(7)
    screen.show(9)
    #expect(screen.text == "9 stars, 2 more than on \(Machine.clock.now.day)")
  }

  /// Shows how the same two tests fail without cleanup, and how the second one fails at another
  /// time.
  ///
  /// The suite is nested, because both suites use the global machine and must not run in parallel.
  @Suite(.serialized) @MainActor struct StarCountFragilityTests {
    /// A test that can be run in any order.
    enum Check: Sendable {
      case firstTime, nextTime
    }

    @Test(arguments: [
      ([Check.firstTime, .nextTime], [true, true]), ([.nextTime, .firstTime], [true, false]),
      ([.firstTime, .firstTime], [true, false]),
    ])
    func theOrderOfTestsMattersWithGlobals(_ order: [Check], _ outcomes: [Bool]) {
      Machine.defaults.removeAll()
      Machine.clock.set(.fixture("2026-11-21T12:00:00Z"))
      #expect(order.map(Self.passesWithGlobals) == outcomes)
    }

    @Test(arguments: [
      [Check.firstTime, .nextTime], [.nextTime, .firstTime], [.firstTime, .firstTime],
    ])
    func everyOrderPassesWithInjectedDependencies(_ order: [Check]) {
      #expect(order.map { Self.passesWhenHanded($0) } == [true, true])
    }

    @Test(arguments: [("2026-11-21T12:00:00Z", true), ("2026-11-21T23:59:57Z", false)])
    func theTimeOfTheTestMattersWithGlobals(_ moment: String, _ passes: Bool) {
      Machine.defaults.removeAll()
      Machine.clock.set(.fixture(moment))
      #expect(Self.passesWithGlobals(.nextTime) == passes)
      #expect(Self.passesWhenHanded(.nextTime, at: .fixture(moment)))
    }

    private static func passesWithGlobals(_ check: Check) -> Bool {
      let screen = GlobalStarCountScreen()
      screen.show(7)
      guard check == .nextTime else { return screen.text == "7 stars" }
      screen.show(9)
      return screen.text == "9 stars, 2 more than on \(Machine.clock.now.day)"
    }

    private static func passesWhenHanded(_ check: Check, at now: Timestamp = .fixture()) -> Bool {
      let last = check == .nextTime ? StarCount(7, at: now) : nil
      let screen = HandedStarCountScreen(
        reader: StubStarCountReader(nextValue: last), writer: SpyStarCountWriter(),
        clock: FixedWallClock(now))
      screen.show(9)
      return screen.text == (last == nil ? "9 stars" : "9 stars, 2 more than on \(now.day)")
    }
  }
}

/// After: a stub answers for the reader, and a spy records calls of the writer. Each test creates
/// its own, and determines the time.
@Suite @MainActor struct HandedStarCountTests {
  private let yesterday = Timestamp.fixture("2026-11-20T08:30:00Z")
  private let clock = FixedWallClock(.fixture("2026-11-21T23:59:59Z"))

  @Test func showsOnlyTheNumberTheFirstTime() {
    #expect(shown(7, after: nil) == "7 stars")
  }

  @Test func showsTheIncreaseTheNextTime() {
    #expect(shown(9, after: StarCount(7, at: yesterday)) == "9 stars, 2 more than on 2026-11-20")
  }

  @Test func remembersTheShownListWithItsTime() {
    let writer = SpyStarCountWriter()
    let screen = HandedStarCountScreen(
      reader: StubStarCountReader(nextValue: nil), writer: writer, clock: clock)
    screen.show(7)
    screen.show(9)
    #expect(writer.callArgs == [StarCount(7, at: clock.now), StarCount(9, at: clock.now)])
  }

  @Test func theRealMemoryReturnsTheStoredCount() {
    let memory = DefaultsStarCountMemory(defaults: Defaults())
    #expect(memory.lastCount() == nil)
    memory.remember(StarCount(7, at: yesterday))
    #expect(memory.lastCount() == StarCount(7, at: yesterday))
  }

  private func shown(_ stars: Int64, after last: StarCount?) -> String {
    let screen = HandedStarCountScreen(
      reader: StubStarCountReader(nextValue: last), writer: SpyStarCountWriter(), clock: clock)
    screen.show(stars)
    return screen.text
  }
}

/// A reader with a prepared answer.
private struct StubStarCountReader: StarCountReader {
  let nextValue: StarCount?

  func lastCount() -> StarCount? { nextValue }
}

/// A writer that records its calls.
private final class SpyStarCountWriter: StarCountWriter {
  private let remembered = Mutex<[StarCount]>([])

  /// The recorded arguments in order.
  var callArgs: [StarCount] { remembered.withLock { $0 } }

  func remember(_ count: StarCount) {
    remembered.withLock { $0.append(count) }
  }
}
