import Concerts
import Testing

@Suite struct ProgrammeReaderTests {
  @Test func readsEveryFieldOfTheRecordedProgramme() throws {
    let concerts = try ProgrammeReader().concerts(in: recordedProgramme)
    #expect(
      concerts == [
        Concert(
          title: "Nonet in F", hall: "Old Brewery", doors: 18 * 60 + 45, begins: 19 * 60 + 30,
          cents: 1890, isSoldOut: true, players: ["Wind Quintet", "Strings of Linz"]),
        Concert(title: "To be announced"),
        Concert(title: "Open rehearsal", cents: 0),
        Concert(title: "Late show", begins: 15),
      ])
  }
}
