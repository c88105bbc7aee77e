import TeaTimer
import Testing

@Suite struct TeaScreenTests {
  let kettle = StubKettle()
  let screen: TeaScreen

  init() { screen = TeaScreen(model: TeaModel(kettle: kettle), cups: 2) }

  @Test func boilsNothingBeforeATap() {
    #expect(screen.picture == "A cup of tea? [Brew]")
    #expect(kettle.boiled == [])
  }

  @Test func tappingBrewMakesTeaAndTheSpinnerStops() async {
    await screen.tap("Brew")
    #expect(screen.pictures == ["A cup of tea? [Brew]", "…", "Tea for 2 [Again]"])
    #expect(kettle.boiled == [2])
  }

  @Test func tappingAgainMakesAsMuchAgain() async {
    await screen.tap("Brew")
    await screen.tap("Again")
    #expect(kettle.boiled == [2, 2])
  }

  @Test func anEmptyKettleStopsTheSpinnerAndAsks() async {
    kettle.isEmpty = true
    await screen.tap("Brew")
    #expect(screen.picture == "The kettle is empty. [Cancel] [Try Again]")
  }

  @Test func tryAgainBoilsAgain() async {
    kettle.isEmpty = true
    await screen.tap("Brew")
    kettle.isEmpty = false
    await screen.tap("Try Again")
    #expect(kettle.boiled == [2, 2])
    #expect(screen.picture == "Tea for 2 [Again]")
  }

  @Test func cancelGoesBackToTheBeginning() async {
    kettle.isEmpty = true
    await screen.tap("Brew")
    await screen.tap("Cancel")
    #expect(screen.picture == "A cup of tea? [Brew]")
    #expect(kettle.boiled == [2])
  }
}
