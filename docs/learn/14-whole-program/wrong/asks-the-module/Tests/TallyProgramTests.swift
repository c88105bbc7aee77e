import Tally
import Testing

@Suite struct TallyProgramTests {
  @Test func reportsTheLineThatIsNotANumber() {
    let failure = #expect(throws: Tally.Failure.self) { try Tally.sum(of: ["1", "two"]) }
    #expect(failure?.description == "line 2 is not a number: two")
  }
}
