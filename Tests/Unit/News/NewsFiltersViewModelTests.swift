import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@Suite struct NewsFiltersViewModelTests {
  private let form = NewsFilterForm(verdict: "block", field: "title", value: "football")

  @Test func everyChangeShowsTheFiltersAsTheyAreThen() async throws {
    let filter = try filter()
    var answers = StubStoryRepository.Answers()
    answers.filters = .success([filter])
    answers.addFilter = .success(filter)
    let repository = StubStoryRepository(answers)
    let screen = NewsFiltersViewModel(repository: repository)
    let states = await screen.states()
    await screen.show()
    await screen.add(form)
    await screen.remove("1")
    #expect(
      await states.first(7) == [
        .idle, .preparing, .success([filter]), .preparing, .success([filter]), .preparing,
        .success([filter]),
      ])
    #expect(
      repository.calls == [.filters, .addFilter(form), .filters, .removeFilter("1"), .filters])
  }

  @Test func whatFailsIsAnnouncedAndTheFiltersAreNotAskedFor() async {
    let failure = StoryFailure.unknownFilter(NewsFilter.ID(9))
    let repository = StubStoryRepository()
    repository.answer { answers in
      answers.addFilter = .failure(failure)
      answers.removeFilter = .failure(failure)
    }
    let screen = NewsFiltersViewModel(repository: repository)
    let states = await screen.states()
    await screen.add(form)
    await screen.remove("9")
    #expect(
      await states.first(5) == [
        .idle, .preparing, .failure(failure), .preparing, .failure(failure),
      ])
    #expect(repository.calls == [.addFilter(form), .removeFilter("9")])
  }

  private func filter() throws -> NewsFilter {
    let (verdict, test) = try form.filter()
    return NewsFilter(id: NewsFilter.ID(1), verdict: verdict, test: test)
  }
}
