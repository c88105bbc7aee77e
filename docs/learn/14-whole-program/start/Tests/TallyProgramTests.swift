import Testing

/// The end-to-end level: the program as a person uses it.
@Suite struct TallyProgramTests {
  @Test func addsNumbers() throws {
    #expect(try Program.run(input: "1\n").status == 0)
  }
}
