import CoreDomain
import CoreTesting
import Testing

@testable import CoreDemo
@testable import StargazersDemo

@Suite struct DemoStarsTests {
  @Test(arguments: [0, 1, 3, 143, 40_000, 50_000])
  func makesTheRequestedNumberOfStars(_ count: Int) {
    let list = DemoStars(count: count).list(at: .fixture())
    #expect(list.count == count)
    #expect(list.timeline.count(until: .fixture()) == count)
    #expect(list.timeline.count(until: .fixture("2015-10-03T23:59:59Z")) == 0)
  }

  @Test func everyRowHasADifferentUserAndALaterTime() {
    let rows = DemoStars(count: 50_000).list(at: .fixture()).suffix(3000).map(\.self)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.starredAt < $1.starredAt })
    #expect(Set(rows.map { $0.user?.login }).count == 3000)
    #expect(Set(rows.map { $0.user?.id }).count == 3000)
  }

  @Test func addsStarsEveryWeekWithoutChangingOldOnes() {
    let growth = StarGrowth(seed: 1, pace: 2)
    let before = DemoStars(growth).list(at: .fixture())
    let stars = DemoStars(growth)
    for days in [0, 5, 6, 7, 8, 400] as [Int64] {
      let list = stars.list(at: .fixture(days * 86_400))
      #expect(list.prefix(before.count).elementsEqual(before))
      #expect(list.allSatisfy { $0.starredAt <= .fixture(days * 86_400) })
      if days >= 7 { #expect(list.count > before.count) }
    }
    #expect(stars.list(at: .fixture()).count == before.count)
  }

  @Test func theDemoHasARepositoryOfEachKind() throws {
    let repositories = DemoRepository.invented()
    let refusals: [DemoListRefusal?] = [nil, nil, .notFound, nil, .forbidden, .emptyPage, nil]
    #expect(repositories.map(\.refusal) == refusals)
    let counts = repositories.map { repository in
      (repository.name, repository.stars.list(at: .fixture("2026-11-21T08:00:00Z")).count)
    }
    let count = Dictionary(uniqueKeysWithValues: counts)
    #expect((2000...2600).contains(try #require(count["lindqvist/glaze"])), "\(count)")
    #expect(count["okafor/tide"] == 0)
    for name in ["virtanen/loom", "quispe/quarry"] {
      #expect(try #require(count[name]) > DemoRepository.ceiling)
    }
    for name in ["haddad/kiln", "seo/lantern", "mensah/harbour"] {
      #expect(try #require(count[name]) > 100)
    }
  }

  @Test func removingAStarMovesAllLaterOnesUp() {
    let stars = DemoStars(count: 5)
    let all = stars.logins
    stars.unstar("mira-lindqvist")
    stars.unstar(all[3] ?? "")
    #expect(stars.logins == [all[1], all[2], all[4]])
    stars.star("new-person", at: .fixture())
    stars.star("mira-lindqvist", at: .fixture(1))
    #expect(stars.logins == [all[1], all[2], all[4], "new-person", "mira-lindqvist"])
    let list = stars.list(at: .fixture())
    #expect(list.map(\.starredAt).suffix(2) == [.fixture(), .fixture(1)])
    // The same person as before.
    #expect(list.last?.user?.id == 700_001)
    stars.unstar("new-person")
    #expect(stars.logins == [all[1], all[2], all[4], "mira-lindqvist"])
  }

  @Test func anAccountMayBeDeleted() {
    let stars = DemoStars(count: 3, withoutUser: [1])
    let list = stars.list(at: .fixture())
    #expect(stars.logins.map { $0 == nil } == [false, true, false])
    #expect(list[1].starJSON.hasSuffix(",\"user\":null}"))
  }

  @Test func countsEveryStarOnItsDay() throws {
    let stars = DemoStars(count: 143, withoutUser: [117])
    stars.star("late", at: .fixture("2026-01-03T23:59:59Z"))
    stars.star("early", at: .fixture("2026-01-04T00:00:00Z"))
    let list = stars.list(at: .fixture("2026-01-04T00:00:00Z"))
    let weeks = Array(list.weeks(until: .fixture("2026-01-06T12:00:00Z")))
    #expect(weeks.map(\.total).reduce(0, +) == 145)
    #expect(weeks.first?.start == .fixture("2026-01-04T00:00:00Z"))
    #expect(weeks.first?.days == [1, 0, 0, 0, 0, 0, 0])
    #expect(weeks[1].days == [0, 0, 0, 0, 0, 0, 1])
    let first = try #require(list.first?.starredAt)
    #expect(weeks.last?.start == StarWeek.start(of: first))
    #expect(weeks.last.map { $0.total > 0 } == true)
    for star in list {
      let week = try #require(weeks.first { $0.start <= star.starredAt })
      #expect(star.starredAt < week.start.adding(seconds: StarWeek.seconds))
      let day = Int((star.starredAt.secondsSince1970 - week.start.secondsSince1970) / 86_400)
      #expect(week.days[day] > 0)
    }
  }

  @Test func listsWeeksWithoutStarsUpToThePresent() {
    let list = DemoStars(count: 1).list(at: .fixture())
    let weeks = list.weeks(until: .fixture(100 * 7 * 86_400))
    #expect(weeks.count == 535 + 100)
    #expect(weeks.last?.total == 1)
    #expect(weeks.dropLast().allSatisfy { $0.total == 0 })
    #expect(DemoStars(count: 0).list(at: .fixture()).weeks(until: .fixture()).isEmpty)
  }

  /// The demo has no stars before 2015-10-04.
  @Test(arguments: ["2015-10-03T23:59:59Z", "2015-09-27T00:00:00Z"])
  func aWeekBeforeTheFirstStarBeginsOnSunday(_ moment: String) {
    #expect(StarWeek.start(of: .fixture(moment)) == .fixture("2015-09-27T00:00:00Z"))
  }

  @Test func avatarsHaveAddressesOfEveryForm() {
    let addresses = (0..<12).map { DemoUser(number: $0).json.split(separator: "\"")[13] }
    for part in ["avatars.example/u/", "?v=4", "avatars2.example", "gravatar.example", "%2F"] {
      #expect(addresses.contains { $0.contains(part) }, "\(addresses)")
    }
  }
}
