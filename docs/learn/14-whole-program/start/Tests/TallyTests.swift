import Tally
import Testing

/// The unit level: quick, and blind to the program around it.
@Suite struct TallyTests {
  @Test(arguments: [([], 0), (["1", "2", " 3"], 6), (["5", "", "-7"], -2)])
  func addsNumbers(_ lines: [String], _ sum: Int) throws {
    #expect(try Tally.sum(of: lines) == sum)
  }

  @Test func namesTheLineThatIsNotANumber() {
    #expect(throws: Tally.Failure.self) { try Tally.sum(of: ["1", "two"]) }
  }
}
