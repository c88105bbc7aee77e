import TeaTimer
import Testing

@Suite struct TeaScreenTests {
  let kettle = StubKettle()

  @Test func brewingMakesTea() async {
    let model = TeaModel(kettle: kettle)
    await model.brew(cups: 2)
    #expect(model.state == .ready(cups: 2))
    model.reset()
    #expect(model.state == .cold)
  }

  @Test func reportsAnEmptyKettle() async {
    kettle.isEmpty = true
    let model = TeaModel(kettle: kettle)
    await model.brew(cups: 2)
    #expect(model.state == .failed(.empty))
    kettle.isEmpty = false
    await model.brew(cups: 2)
    #expect(model.state == .ready(cups: 2))
  }
}
