import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@Suite struct NewsFiltersViewModelTests {
  private let form = NewsFilterForm(verdict: "block", field: "title", value: "football")
  private let test = NewsFilter.Test.title(.fixture("football"))

  @Test func publishesTheUpdatedFiltersAfterEachChange() async {
    let filter = NewsFilter(id: NewsFilter.ID(1), verdict: .block, test: test)
    let repository = StubStoryRepository()
    repository.answer { $0.filters = .success([filter]) }
    let screen = NewsFiltersViewModel(repository: repository).screen()
    let states = await screen.states()
    await screen.send(.show)
    await screen.send(.add(form))
    await screen.send(.remove("1"))
    #expect(
      await states.first(7) == [
        .idle, .preparing, .success([filter]), .preparing, .success([filter]), .preparing,
        .success([filter]),
      ])
    #expect(
      repository.calls == [
        .filters, .addFilter(.block, test), .filters, .removeFilter(NewsFilter.ID(1)), .filters,
      ])
  }

  @Test func publishesAFailureAndDoesNotLoadTheFilters() async {
    let failure = StoryFailure.unknownFilter(NewsFilter.ID(9))
    let repository = StubStoryRepository()
    repository.answer { answers in
      answers.addFilter = .failure(failure)
      answers.removeFilter = .failure(failure)
    }
    let screen = NewsFiltersViewModel(repository: repository).screen()
    let states = await screen.states()
    await screen.send(.add(form))
    await screen.send(.remove("9"))
    #expect(
      await states.first(5) == [
        .idle, .preparing, .failure(failure), .preparing, .failure(failure),
      ])
    #expect(
      repository.calls == [.addFilter(.block, test), .removeFilter(NewsFilter.ID(9))])
  }

  @Test(arguments: ["", "one", "1.5"])
  func rejectsAnInvalidNumberBeforeItCallsTheRepository(_ number: String) async {
    let repository = StubStoryRepository()
    let screen = NewsFiltersViewModel(repository: repository).screen()
    await screen.send(.remove(number))
    let failure = NewsFieldFailure(
      .number,
      "The number of a filter must be an integer, got “\(number)”. The list of filters shows the "
        + "numbers.")
    #expect(await screen.states().first(1) == [.failure(.form([failure]))])
    #expect(repository.calls.isEmpty)
  }
}
