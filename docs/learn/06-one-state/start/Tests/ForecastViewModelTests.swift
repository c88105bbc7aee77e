import ForecastDomain
import ForecastViewModel
import Testing

/// The contract of the view model with one state. Each test waits for events, not for time.
@Suite struct ForecastViewModelTests {
  let source = HeldSource()
  let log = StateLog()
  let viewModel: ForecastViewModel

  init() { viewModel = ForecastViewModel(source: source, announce: { [log] in log.add($0) }) }

  /// Requests a forecast, and answers the request.
  func load(_ answer: Result<String, ForecastFailure>) async {
    async let loading: Void = viewModel.load()
    await source.isAsked()
    await source.answer(answer)
    await loading
  }

  @Test func startsIdle() async {
    #expect(await viewModel.state == .idle)
    #expect(log.states == [])
  }

  @Test func publishesEachState() async {
    await load(.success("Rain"))
    #expect(log.states == [.preparing, .success("Rain")])
    #expect(await viewModel.state == .success("Rain"))
  }

  @Test func aFailureEndsTheProgress() async {
    await load(.failure(.offline))
    #expect(log.states == [.preparing, .failure(.offline)])
  }

  @Test func aNewRequestClearsTheError() async {
    await load(.failure(.offline))
    await load(.success("Sun"))
    #expect(log.states == [.preparing, .failure(.offline), .preparing, .success("Sun")])
  }

  @Test func ignoresARequestWhileOneIsRunning() async {
    async let loading: Void = viewModel.load()
    await source.isAsked()
    await source.willAnswerAtOnce(.success("Fog"))
    await viewModel.load()
    #expect(await source.calls == 1)
    #expect(log.states == [.preparing])
    await source.answer(.success("Sun"))
    await loading
    #expect(log.states == [.preparing, .success("Sun")])
  }
}
