import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@testable import NewsViewModel

@Suite struct NewsFeedsViewModelTests {
  private let feed = NewsFeed.fixture()
  private let form = NewsFeedForm(address: "tidewater.example", category: " World ")
  private let address = WebAddress.fixture("https://tidewater.example/")
  private let all = [NewsFeedOverview(feed: .fixture(), unread: 1, stories: 3)]
  private let repository = StubStoryRepository()
  private let model: NewsFeedsViewModel

  init() {
    model = NewsFeedsViewModel(stored: repository, repository: repository, rules: .fixture)
    repository.answer { [all, feed] in
      $0.feeds = .success(all)
      $0.add = .success(AddedFeed(feed: feed, stories: 3))
      $0.file = .success(feed)
      $0.refresh = .success(RefreshReport(outcomes: [], total: 1))
    }
  }

  @Test func publishesEachChangeAndThenTheUpdatedFeeds() async {
    #expect(
      await model.states(after: .show, .add(form), .file("f1", under: "World"), .remove("f1")) == [
        .idle, .preparing, .success(all),
        .adding(form), .added(AddedFeed(feed: feed, stories: 3)), .success(all),
        .preparing, .filed(feed), .success(all),
        .preparing, .removed(feed), .success(all),
      ])
    #expect(
      repository.calls == [
        .feeds, .add(address, category: .fixture("World")), .feeds,
        .lookUp([.fixture("f1")]), .file(feed.id, under: .fixture("World")), .feeds,
        .lookUp([.fixture("f1")]), .remove(feed.id), .feeds,
      ])
  }

  @Test func publishesTheProgressAndTheResultOfARefresh() async {
    let steps = [RefreshProgress(done: 0, total: 1), RefreshProgress(done: 1, total: 1)]
    repository.answer { $0.progress = steps }
    #expect(
      await model.states(after: .refresh(["f1"])) == [
        .idle, .preparing, .refreshing(steps[0]), .refreshing(steps[1]),
        .refreshed(RefreshReport(outcomes: [], total: 1)), .success(all),
      ])
    #expect(repository.calls == [.lookUp([.fixture("f1")]), .refresh([feed.id], .byHand), .feeds])
    _ = await model.states(after: .refresh([]))
    #expect(repository.calls.suffix(2) == [.refresh(nil, .byHand), .feeds])
  }

  @Test func publishesAFailureAndDoesNotLoadTheFeeds() async {
    let failure = StoryFailure.unknownFeed("x")
    repository.answer {
      $0.add = .failure(failure)
      $0.lookUp = .failure(failure)
    }
    #expect(
      await model.states(after: .add(form), .remove("x"), .file("x", under: ""), .refresh(["x"]))
        == [
          .idle, .adding(form), .failure(failure), .preparing, .failure(failure), .preparing,
          .failure(failure), .preparing, .failure(failure),
        ])
    #expect(!repository.calls.contains(.feeds))
  }

  @Test func aFeedThatIsNotRemovedIsAFailure() async {
    let failure = StoryFailure.unknownFeed("f1")
    repository.answer { $0.remove = .failure(failure) }
    #expect(await model.states(after: .remove("f1")) == [.idle, .preparing, .failure(failure)])
    #expect(repository.calls == [.lookUp([.fixture("f1")]), .remove(feed.id)])
  }

  @Test func rejectsAnInvalidFormBeforeItCallsTheRepository() async throws {
    let form = NewsFeedForm(address: "ftp://a.example/", category: "a\u{7}b")
    let failure = try #require(
      #expect(throws: StoryFailure.self) { try form.subscription(by: .fixture) })
    #expect(await model.states(after: .add(form)) == [.idle, .adding(form), .failure(failure)])
    let states = await model.states(after: .file("f1", under: "a\u{7}b"))
    guard case .failure(let other) = states.last else {
      Issue.record("other states: \(states)")
      return
    }
    #expect(other.invalidFields == [.category])
    #expect(repository.calls.isEmpty)
  }
}

@Suite struct NewsFiltersViewModelTests {
  private let form = NewsFilterForm(verdict: "block", field: "title", value: "football")
  private let test = NewsFilter.Test.title(.fixture("football"))
  private let repository = StubStoryRepository()
  private var model: NewsFiltersViewModel { NewsFiltersViewModel(stored: repository) }

  @Test func publishesTheUpdatedFiltersAfterEachChange() async {
    let filters = [NewsFilter(id: NewsFilter.ID(1), verdict: .block, test: test)]
    repository.answer { $0.filters = .success(filters) }
    #expect(
      await model.states(after: .show, .add(form), .remove("1")) == [
        .idle, .preparing, .success(filters), .preparing, .success(filters), .preparing,
        .success(filters),
      ])
    #expect(
      repository.calls == [
        .filters, .addFilter(.block, test), .filters, .removeFilter(NewsFilter.ID(1)), .filters,
      ])
  }

  @Test func publishesAFailureAndDoesNotLoadTheFilters() async {
    let failure = StoryFailure.unknownFilter(NewsFilter.ID(9))
    repository.answer {
      $0.addFilter = .failure(failure)
      $0.removeFilter = .failure(failure)
    }
    #expect(
      await model.states(after: .add(form), .remove("9")) == [
        .idle, .preparing, .failure(failure), .preparing, .failure(failure),
      ])
    #expect(repository.calls == [.addFilter(.block, test), .removeFilter(NewsFilter.ID(9))])
  }

  @Test(arguments: ["", "one", "1.5"])
  func rejectsAnInvalidNumberBeforeItCallsTheRepository(_ number: String) async {
    let failure = NewsFieldFailure(
      .number,
      "The number of a filter must be an integer, got “\(number)”. The list of filters shows the "
        + "numbers.")
    #expect(
      await model.states(after: .remove(number)) == [
        .idle, .preparing, .failure(.form([failure])),
      ])
    #expect(repository.calls.isEmpty)
  }
}

@Suite struct NewsPreviewViewModelTests {
  private let feed = ParsedFeed.fixture(.fixture())
  private let repository = StubStoryRepository()
  private var model: NewsPreviewViewModel {
    NewsPreviewViewModel(repository: repository, rules: .fixture)
  }

  @Test func publishesTheContentOfAnAddressOrADocument() async {
    repository.answer { $0.preview = .success(feed) }
    #expect(
      await model.states(
        after: .address("tidewater.example"),
        .document(BytesSource("x"), contentType: "text/xml", base: "https://a.example/"),
        .document(BytesSource("x"), contentType: "", base: "")) == [
          .idle, .preparing, .success(feed), .preparing, .success(feed), .preparing, .success(feed),
        ])
    #expect(
      repository.calls == [
        .preview(.fixture("https://tidewater.example/")),
        .previewDocument(contentType: "text/xml", base: .fixture("https://a.example/")),
        .previewDocument(contentType: nil, base: nil),
      ])
  }

  @Test(
    arguments: [
      (.address("ftp://a.example/"), .address),
      (.document(BytesSource("x"), contentType: "", base: "ftp://a.example/"), .base),
    ] as [(NewsPreviewIntent, NewsField)])
  func rejectsAnInvalidAddressBeforeItCallsTheRepository(
    _ intent: NewsPreviewIntent, _ field: NewsField
  ) async throws {
    let states = await model.states(after: intent)
    guard states.count == 3, case .failure(let failure) = states[2] else {
      Issue.record("other states: \(states)")
      return
    }
    #expect(failure.invalidFields == [field])
    #expect(repository.calls.isEmpty)
  }
}

@Suite struct NewsTransferViewModelTests {
  private let repository = StubStoryRepository()
  private var model: NewsTransferViewModel { NewsTransferViewModel(repository: repository) }

  @Test func publishesThatItIsWorkingAndThenTheResult() async {
    let imported = ImportedFeeds(added: [.fixture()], known: 2, leftOut: 1)
    repository.answer {
      $0.importList = .success(imported)
      $0.exportList = .success(3)
    }
    #expect(
      await model.states(after: .importList(BytesSource("x")), .exportList(to: CollectingSink()))
        == [.idle, .working, .imported(imported), .working, .exported(3)])
    #expect(repository.calls == [.importList, .exportList])
  }
}
