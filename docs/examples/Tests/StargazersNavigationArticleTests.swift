import StargazersArticle
import Testing

/// Before: a test for each screen whose author knew about the log.
@Suite(.serialized) @MainActor struct SelfLeadingTests {
  init() {
    Desk.clear()
  }

  @Test func theListLogsItsDestination() {
    SelfLeadingList().choose("mira")
    #expect(Desk.log == ["go to mira"])
  }

  @Test func theDetailLogsItsDestination() {
    SelfLeadingDetail().showHistory()
    #expect(Desk.log == ["go to history"])
  }

  /// Shows the result of all transitions together. The suite is nested, because both suites use the
  /// global desk.
  @Suite(.serialized) @MainActor struct NavigationBlindnessTests {
    @Test func everyTestPassesAlthoughOneTransitionIsNotLogged() {
      Desk.clear()
      SelfLeadingList().choose("mira")
      SelfLeadingDetail().showHistory()
      SelfLeadingHistory().showList()
      #expect(Desk.opened == ["mira", "history", "list"])
      #expect(Desk.log == ["go to mira", "go to history"])

      let spy = SpyStarNavigator()
      var log: [String] = []
      walk(LoggedStarNavigator(spy) { log.append($0) })
      #expect(spy.places == [.stargazer("mira"), .history, .list])
      #expect(log.count == spy.places.count)
    }
  }
}

/// After: a spy shows where a screen leads, and one test of the decorator shows that all
/// transitions are logged.
@Suite @MainActor struct StarNavigationTests {
  @Test func choosingAStargazerOpensIt() {
    let spy = SpyStarNavigator()
    HandedStarList(navigator: spy).choose("mira")
    #expect(spy.places == [.stargazer("mira")])
  }

  @Test func logsEachTransitionBeforeItHappens() {
    let spy = SpyStarNavigator()
    var log: [String] = []
    let navigator = LoggedStarNavigator(spy) { line in
      #expect(spy.places.count == log.count)
      log.append(line)
    }
    walk(navigator)
    #expect(log == ["go to stargazer(\"mira\")", "go to history", "go to list"])
  }
}

@MainActor private func walk(_ navigator: some StarNavigating) {
  HandedStarList(navigator: navigator).choose("mira")
  HandedStarDetail(navigator: navigator).showHistory()
  HandedStarHistory(navigator: navigator).showList()
}

/// A navigator that records places without going there.
@MainActor private final class SpyStarNavigator: StarNavigating {
  private(set) var places: [StarPlace] = []

  func go(to place: StarPlace) {
    places.append(place)
  }
}
