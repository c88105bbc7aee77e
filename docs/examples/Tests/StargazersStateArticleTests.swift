import CoreTesting
import StargazersArticle
import Synchronization
import Testing

/// Before: each test checks only the variable that it is about.
@Suite @MainActor struct FlaggedStarListTests {
  @Test func showsTheStars() async {
    let list = FlaggedStarList(source: ToldStarSource([.success(7)]))
    await list.load()
    #expect(list.stars == 7)
    #expect(!list.isLoading)
  }
}

/// After: the test receives every state in order.
@Suite @MainActor struct AnnouncedStarListTests {
  @Test func publishesEachStateUpToTheStars() async {
    #expect(await states(of: [.success(7)]) == [.idle, .preparing, .success(7)])
  }

  @Test func aSuccessAfterAFailureIsASingleState() async {
    let failure = StarListState.failure("The service cannot be reached: offline")
    let states = await states(of: [.failure(.offline), .success(7)])
    #expect(states == [.idle, .preparing, failure, .preparing, .success(7)])
  }
}

/// Shows which design, and which kind of test, handles the same two answers, and two taps.
@Suite(.timeLimit(.minutes(1))) @MainActor struct StateBlindnessTests {
  @Test(arguments: [
    ([Answer.success(7)], true), ([.failure(.offline), .success(7)], false),
  ])
  func threeVariablesMayContradictEachOther(_ answers: [Answer], _ saysOneThing: Bool) async {
    let source = ToldStarSource(answers)
    let list = FlaggedStarList(source: source)
    for _ in answers { await list.load() }
    #expect(list.stars == 7 && !list.isLoading, "the test above passes in both cases")
    #expect((list.message == nil) == saysOneThing)

    #expect(await states(of: answers).last == .success(7))
  }

  @Test func tappingTwiceRequestsTwiceUnlessTheStatePreventsIt() async {
    let flagged = ToldStarSource([.success(7), .success(7)], waitingFor: Gate())
    let list = FlaggedStarList(source: flagged)
    await twice(flagged) { await list.load() }
    #expect(flagged.asked == 2)

    let announced = ToldStarSource([.success(7), .success(7)], waitingFor: Gate())
    let machine = AnnouncedStarList(source: announced)
    await twice(announced) { await machine.load() }
    #expect(announced.asked == 1)
  }

  /// Taps, and taps again before the first answer arrives.
  private func twice(
    _ source: ToldStarSource, _ tap: @MainActor @Sendable @escaping () async -> Void
  ) async {
    async let first: Void = tap()
    await source.gate?.reached()
    await tap()
    source.gate?.open()
    await first
  }
}

@MainActor private func states(of answers: [Answer]) async -> [StarListState] {
  let list = AnnouncedStarList(source: ToldStarSource(answers))
  let states = list.states()
  for _ in answers { await list.load() }
  return await states.first(1 + 2 * answers.count)
}

typealias Answer = Result<Int64, ToldStarSource.Failure>

/// A source with prepared answers, one after the other.
final class ToldStarSource: StarSource {
  enum Failure: Error {
    case offline
  }

  let gate: Gate?
  private let answers: Mutex<(left: [Answer], asked: Int)>

  /// - Parameter gate: Where the first request waits for its answer.
  init(_ answers: [Answer], waitingFor gate: Gate? = nil) {
    self.answers = Mutex((answers, 0))
    self.gate = gate
  }

  var asked: Int { answers.withLock { $0.asked } }

  func stars() async throws -> Int64 {
    let answer = answers.withLock { answers in
      answers.asked += 1
      return answers.left.removeFirst()
    }
    await gate?.pass()
    return try answer.get()
  }
}
