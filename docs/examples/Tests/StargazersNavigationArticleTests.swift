import StargazersArticle
import Testing

/// Before: a test for each screen whose author thought of the log.
@Suite(.serialized) @MainActor struct SelfLeadingTests {
  init() {
    Desk.clear()
  }

  @Test func theListLogsWhereItLeads() {
    SelfLeadingList().choose("mira")
    #expect(Desk.log == ["go to mira"])
  }

  @Test func theDetailLogsWhereItLeads() {
    SelfLeadingDetail().showHistory()
    #expect(Desk.log == ["go to history"])
  }

  /// What all of it comes to. It stands inside of the suite that it is about, since both work at the
  /// one desk.
  @Suite(.serialized) @MainActor struct NavigationBlindnessTests {
    @Test func everyTestIsGreenAndOneTransitionIsInNoLog() {
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

/// After: a spy says where a screen leads, and one test of one decorator says that all of it is logged.
@Suite @MainActor struct StarNavigationTests {
  @Test func choosingSomebodyLeadsToThem() {
    let spy = SpyStarNavigator()
    HandedStarList(navigator: spy).choose("mira")
    #expect(spy.places == [.stargazer("mira")])
  }

  @Test func eachTransitionIsLoggedBeforeItIsMade() {
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

/// A navigator that remembers where it was to go, and goes nowhere.
@MainActor private final class SpyStarNavigator: StarNavigating {
  private(set) var places: [StarPlace] = []

  func go(to place: StarPlace) {
    places.append(place)
  }
}
