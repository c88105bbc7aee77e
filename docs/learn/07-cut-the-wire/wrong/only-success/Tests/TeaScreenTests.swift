import TeaTimer
import Testing

@Suite struct TeaScreenTests {
  @Test func tappingBrewMakesTea() async {
    let screen = TeaScreen(model: TeaModel(kettle: StubKettle()), cups: 2)
    await screen.tap("Brew")
    #expect(screen.pictures == ["A cup of tea? [Brew]", "…", "Tea for 2 [Again]"])
  }
}
