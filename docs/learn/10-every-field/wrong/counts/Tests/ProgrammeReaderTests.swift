import Concerts
import Testing

@Suite struct ProgrammeReaderTests {
  @Test func readsFourConcerts() throws {
    #expect(try ProgrammeReader().concerts(in: recordedProgramme).count == 4)
  }
}
