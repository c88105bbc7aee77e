import Concerts
import Testing

@Suite struct ProgrammeReaderTests {
  @Test func readsEveryFieldOfTheFirstConcert() throws {
    let concert = try #require(try ProgrammeReader().concerts(in: recordedProgramme).first)
    #expect(concert.title == "Nonet in F")
    #expect(concert.hall == "Old Brewery")
    #expect(concert.doors == 1125)
    #expect(concert.begins == 1170)
    #expect(concert.cents == 1890)
    #expect(concert.isSoldOut)
    #expect(concert.players == ["Wind Quintet", "Strings of Linz"])
  }
}
