import Concerts
import Testing

@Suite struct ProgrammeReaderTests {
  @Test func fourConcertsAreRead() throws {
    #expect(try ProgrammeReader().concerts(in: recordedProgramme).count == 4)
  }
}
