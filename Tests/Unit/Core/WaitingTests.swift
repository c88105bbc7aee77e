import CoreDomain
import CoreTesting
import Testing

/// A test that waits in vain fails with a message instead of hanging.
@Suite(.timeLimit(.minutes(1))) struct WaitingTests {
  @Test func namesTheMissingStateUnlessTheStatesEnd() async {
    var announcer = StateBroadcaster("idle")
    let states = announcer.states()
    await withKnownIssue {
      #expect(await states.first(2, within: .milliseconds(1)) == ["idle"])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("State 2 of 2 did not arrive within") }
    }
    let ended = announcer.states()
    announcer.finish()
    #expect(await ended.first(2) == ["idle"])
  }

  @Test func namesTheGateThatIsNeverReached() async {
    let gate = Gate()
    await withKnownIssue {
      await gate.reached(within: .milliseconds(1))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("No caller reached the gate within") }
    }
  }
}
