import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@Suite struct NewsTransferViewModelTests {
  private let imported = ImportedFeeds(added: [.fixture()], known: 2, leftOut: 1)

  @Test func publishesThatItIsWorkingAndThenTheResult() async {
    var answers = StubStoryRepository.Answers()
    answers.importList = .success(imported)
    answers.exportList = .success(3)
    let repository = StubStoryRepository(answers)
    let screen = NewsTransferViewModel(repository: repository).screen()
    let states = await screen.states()
    await screen.send(.importList(BytesSource("x")))
    await screen.send(.exportList(to: CollectingSink()))
    #expect(
      await states.first(5) == [.idle, .working, .imported(imported), .working, .exported(3)])
    #expect(repository.calls == [.importList, .exportList])
  }

  @Test func publishesAFailure() async {
    let failure = StoryFailure.list(FeedListFailure(reason: "It is no list."))
    let repository = StubStoryRepository()
    repository.answer { answers in
      answers.importList = .failure(failure)
      answers.exportList = .failure(failure)
    }
    let screen = NewsTransferViewModel(repository: repository).screen()
    let states = await screen.states()
    await screen.send(.importList(BytesSource("x")))
    await screen.send(.exportList(to: CollectingSink()))
    #expect(
      await states.first(5) == [
        .idle, .working, .failure(failure), .working, .failure(failure),
      ])
  }
}
