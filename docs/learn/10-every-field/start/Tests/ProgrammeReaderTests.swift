import Concerts
import Testing

@Suite struct ProgrammeReaderTests {
  @Test func readsAProgramme() throws {
    let concerts = try ProgrammeReader().concerts(in: recordedProgramme)
    #expect(concerts.first?.title == "Nonet in F")
  }
}
