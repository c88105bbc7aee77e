import TeaTimer
import Testing

@Suite struct TeaScreenTests {
  @Test func brewingMakesTea() async {
    let model = TeaModel(kettle: StubKettle())
    await model.brew(cups: 2)
    #expect(model.state == .ready(cups: 2))
  }
}
