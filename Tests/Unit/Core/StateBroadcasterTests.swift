import CoreDomain
import Testing

@Suite struct StateBroadcasterTests {
  @Test func sendsARepeatedStateAgain() async {
    var announcer = StateBroadcaster("a")
    let states = announcer.states()
    announcer.announce("a")
    announcer.finish()
    #expect(await all(states) == ["a", "a"])
  }

  @Test func sendsEveryListenerTheSameLaterStates() async {
    var announcer = StateBroadcaster(1)
    let early = announcer.states()
    announcer.announce(2)
    let late = announcer.states()
    announcer.announce(3)
    announcer.finish()
    #expect(await all(early) == [1, 2, 3])
    #expect(await all(late) == [2, 3])
  }

  @Test func continuesForOthersIfOneListenerStops() async {
    var announcer = StateBroadcaster(1)
    let staying = announcer.states()
    await listenOnce(to: announcer.states())
    announcer.announce(2)
    announcer.announce(3)
    announcer.finish()
    #expect(await all(staying) == [1, 2, 3])
  }

  @Test(.timeLimit(.minutes(1))) func endsItsStreamsWhenItIsReleased() async {
    func owner() -> AsyncStream<Int> {
      var announcer = StateBroadcaster(1)
      let states = announcer.states()
      announcer.announce(2)
      return states
    }
    #expect(await all(owner()) == [1, 2])
  }

  private func listenOnce(to states: AsyncStream<Int>) async {
    for await _ in states { break }
  }

  private func all<State: Sendable>(_ states: AsyncStream<State>) async -> [State] {
    await states.reduce(into: []) { $0.append($1) }
  }
}
