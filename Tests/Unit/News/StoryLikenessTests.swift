import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// One page with many addresses.
struct StoryLikenessTests {
  @Test(arguments: [
    "https://www.tidewater.example/harbour", "http://tidewater.example/harbour/",
    "https://TIDEWATER.example/harbour#", "https://tidewater.example/harbour#utm_source=letter",
    "https://tidewater.example/harbour?utm_source=letter&utm_medium=mail&fbclid=x",
  ])
  func ignoresTrackingParametersAndSpelling(_ address: String) {
    #expect(
      StoryLikeness(of: .fixture(address))
        == StoryLikeness(of: .fixture("https://tidewater.example/harbour")))
  }

  @Test(arguments: [
    "https://tidewater.example/harbour?page=2", "https://tidewater.example/Harbour",
    "https://blog.tidewater.example/harbour", "https://tidewater.example/harbour/storm",
    "https://tidewater.example:8443/harbour", "https://tidewater.example/harbour#storm",
  ])
  func distinguishesOtherPages(_ address: String) {
    #expect(
      StoryLikeness(of: .fixture(address))
        != StoryLikeness(of: .fixture("https://tidewater.example/harbour")))
  }

  @Test(arguments: [
    "https://tidewater.example/", "https://tidewater.example/?utm_source=letter",
    "https://www.tidewater.example/#top",
  ])
  func isNilForAFrontPage(_ address: String) {
    #expect(StoryLikeness(of: .fixture(address)) == nil)
  }

  @Test func separatesThePageFromTheFragment() {
    let likeness = StoryLikeness(of: .fixture("https://www.tidewater.example/app#!/story/1"))
    #expect(likeness?.page == "tidewater.example/app")
    #expect(likeness?.fragment == "!/story/1")
    #expect(likeness?.key == "tidewater.example/app#!/story/1")
  }

  @Test func includesAnAddressInTheQuery() {
    let likeness = StoryLikeness(
      of: .fixture("https://tidewater.example/go?to=https://harbour.example/b"))
    #expect(likeness?.page == "tidewater.example/go?to=https://harbour.example/b")
  }

  @Test func looksForAPageInOnePlaceOnlyIfAnotherEntryLinksToIt() {
    let entries = ["/log#a", "/log#b", "/storm", "/app#c"].map {
      StoryEvidence(
        guid: nil, link: .fixture("https://tidewater.example" + $0), title: $0, published: nil)
    }
    let likenesses = StoryLikenesses(entries, entries.map { _ in .new })
    #expect(
      entries.map(likenesses.places) == [
        [.exactly("tidewater.example/log#a")], [.exactly("tidewater.example/log#b")],
        [.exactly("tidewater.example/storm"), .parts(of: "tidewater.example/storm")],
        [.exactly("tidewater.example/app#c"), .whole("tidewater.example/app")],
      ])
    #expect(
      StoryLikenesses(entries + entries, (entries + entries).map { _ in .new })
        .places(of: entries[0]).isEmpty)
  }
}
