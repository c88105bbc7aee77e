import Testing

/// The end-to-end level: the program as a person uses it.
@Suite struct TallyProgramTests {
  @Test(arguments: ["1\n2\n3\n", "1\n2\n3"])
  func printsTheSumAsALine(_ input: String) throws {
    let outcome = try Program.run(input: input)
    #expect(outcome == Program.Outcome(status: 0, output: "6\n", errors: ""))
  }

  @Test func rejectsALineThatIsNotANumberAndPrintsNoSum() throws {
    let outcome = try Program.run(input: "1\ntwo\n")
    let errors = "tally: line 2 is not a number: two\n"
    #expect(outcome == Program.Outcome(status: 65, output: "", errors: errors))
  }

  @Test func rejectsArguments() throws {
    let outcome = try Program.run(["--help"], input: "1\n")
    let errors = "tally: it takes no arguments\n"
    #expect(outcome == Program.Outcome(status: 64, output: "", errors: errors))
  }
}
