import Testing

@Suite struct TallyProgramTests {
  @Test func printsTheSumAsALine() throws {
    #expect(try Program.run(input: "1\n2\n3\n").output == "6\n")
    #expect(try Program.run(input: "1\ntwo\n").output == "")
  }
}
