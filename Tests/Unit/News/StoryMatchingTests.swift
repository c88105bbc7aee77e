import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Recognizing the stories of a feed in its next document.
struct StoryMatchingTests {
  private static let harbour = evidence("g1", "/a", "Harbour reopens", 1)

  @Test(
    arguments: [
      // An identifier is ignored if everything else differs.
      (
        [evidence("feed", "/b", "Bridge closed", 2)],
        [evidence("feed", "/a", "Harbour reopens", 1)], [.new]
      ),
      // Entries of a shared identifier match by the other properties.
      (
        [
          evidence("same", "/c", "Third", 3), evidence("same", "/b", "Second", 2),
          evidence("same", "/a", "First", 1),
        ], [evidence("same", "/a", "First", 1), evidence("same", "/b", "Second", 2)],
        [.new, .kept("1"), .kept("0")]
      ),
      // A new entry does not match an absent story by a shared identifier.
      (
        [evidence("same", "/shop", "Today’s shirt", 3), evidence("same", "/shop", "Cap", 2)],
        [evidence("same", "/shop", "Cap", 2), evidence("same", "/shop", "Mug", 1)],
        [.new, .kept("0")]
      ),
      // The title matches if the address and the time are shared.
      (
        ["Blue", "Black", "Red"].map { evidence(nil, "/shop", $0, 1) },
        ["Red", "Green", "Blue"].map { evidence(nil, "/shop", $0, 1) },
        [.kept("2"), .new, .kept("0")]
      ),
      // The address alone does not match.
      (
        [evidence(nil, "/a", "Bridge closed", 9)], [evidence(nil, "/a", "Harbour reopens", 1)],
        [.new]
      ),
      // A story may later receive an identifier.
      ([harbour], [evidence(nil, "/a", "Harbour reopens", 1)], [.kept("0")]),
      // Stories differ if their identifiers and times differ.
      (
        [evidence("https://a.example/1", "/a", "Harbour reopens", 2)],
        [evidence("http://a.example/1", "/a", "Harbour reopens", 1)], [.new]
      ),
      // Stories differ if their identifiers differ and there is no time.
      ([evidence("g2", "/a", "Red", nil)], [evidence("g1", "/a", "Red", nil)], [.new]),
      // A story matches if only its identifier changes.
      ([evidence("g2", "/a", "Harbour reopens", 1)], [harbour], [.kept("0")]),
      // A story without an address matches if only its identifier changes.
      (
        [evidence("g2", nil, "Harbour reopens", 1)], [evidence("g1", nil, "Harbour reopens", 1)],
        [.kept("0")]
      ),
      // An entry matches the first of several copies with other identifiers.
      (
        [evidence("g4", "/a", "Harbour reopens", 1)],
        ["g1", "g2", "g3"].map { evidence($0, "/a", "Harbour reopens", 1) }, [.kept("0")]
      ),
      // An entry matches the first of several equal stories.
      (
        [evidence(nil, "/a", "Red", 1)], Array(repeating: evidence(nil, "/a", "Red", 1), count: 2),
        [.kept("0")]
      ),
      // Entries that differ only in the time match in document order.
      (
        [3, 4].map { evidence("g", "/a", "Red", $0) },
        [1, 2].map { evidence("g", "/a", "Red", $0) }, [.kept("0"), .kept("1")]
      ),
      // Neither of two entries with the address of a story matches it.
      (
        [evidence(nil, "/a", "Red", 5), evidence(nil, "/a", "Blue", 6)],
        [evidence(nil, "/a", "Green", nil)], [.new, .new]
      ),
      // A repeated entry does not count as another use of its identifier.
      (
        Array(repeating: evidence("g", "/a", "Red", 1), count: 2), [evidence("g", "/a", "Blue", 1)],
        [.kept("0"), .repeated(0)]
      ),
      // A title matches without other properties.
      (
        [evidence(nil, nil, "Harbour reopens", nil)], [evidence(nil, nil, "Harbour reopens", nil)],
        [.kept("0")]
      ),
      // A title matches an entry that later receives a time.
      (
        [evidence(nil, nil, "Harbour reopens", 1)], [evidence(nil, nil, "Harbour reopens", nil)],
        [.kept("0")]
      ),
    ] as [([StoryEvidence], [StoryEvidence], [StoryMatch])])
  func matchesTheEntriesOfADocument(
    _ entries: [StoryEvidence], _ kept: [StoryEvidence], _ expected: [StoryMatch]
  ) {
    #expect(matches(entries, among: kept) == expected)
  }

  @Test func skipsAnEntryOfARemovedStory() {
    let removed = KeptStoryEvidence(id: nil, evidence: Self.harbour)
    let entries = [
      evidence("g2", "/b", "Bridge closed", 2), evidence("g1", "/a", "Harbour open", 1),
    ]
    #expect(StoryMatching.matches(entries, among: [removed]) == [.new, .removed(0)])
  }

  @Test(arguments: ["g1", "g2"])
  func prefersAStoredStoryToARemovedOne(_ guid: String) {
    let kept = [nil, Story.ID("0")].map { KeptStoryEvidence(id: $0, evidence: Self.harbour) }
    let entry = evidence(guid, "/a", "Harbour reopens", 1)
    #expect(StoryMatching.matches([entry], among: kept) == [.kept("0")])
  }

  @Test func distinguishesEntriesOfOneDocumentByIdentifierAlone() {
    let entries = ["g1", "g2"].map { evidence($0, "/shop", "Today’s shirt", 1) }
    #expect(matches(entries, among: []) == [.new, .new])
    #expect(matches(entries, among: [entries[0]]) == [.kept("0"), .new])
  }

  @Test func mergesARepeatedEntryOfADocument() {
    let entries = [Self.harbour, Self.harbour]
    #expect(matches(entries, among: []) == [.new, .repeated(0)])
    #expect(matches(entries, among: [Self.harbour]) == [.kept("0"), .repeated(0)])
  }

  // MARK: - One bond at a time

  /// In each case, only the named properties identify the story: others are ambiguous.
  @Test(arguments: [
    (
      "identifier and address", evidence("g", "/a", "New", 9),
      [evidence("g", "/a", "Red", 1), evidence("g", "/b", "Blue", 2)]
    ),
    (
      "identifier and title", evidence("g", "/c", "Red", 9),
      [evidence("g", "/a", "Red", 1), evidence("g", "/b", "Blue", 2)]
    ),
    (
      "address and title", evidence(nil, "/a", "Red", 9),
      [
        evidence(nil, "/a", "Red", 1), evidence(nil, "/a", "Blue", 2),
        evidence(nil, "/b", "Red", 3),
      ]
    ),
    (
      "address and time", evidence(nil, "/a", "New", 1),
      [evidence(nil, "/a", "Red", 1), evidence(nil, "/a", "Blue", 2)]
    ),
    (
      "title and time", evidence(nil, "/c", "Red", 1),
      [evidence(nil, "/a", "Red", 1), evidence(nil, "/b", "Red", 2)]
    ),
  ])
  func matchesByTwoPropertiesIfEachIsAmbiguous(
    _ name: String, _ entry: StoryEvidence, _ kept: [StoryEvidence]
  ) {
    #expect(matches([entry], among: kept) == [.kept("0")], "\(name)")
    #expect(matches([entry], among: kept.reversed()) == [.kept("\(kept.count - 1)")], "\(name)")
  }

  @Test(arguments: [
    [evidence("g1", "/a", "Red", 1), evidence("g2", "/a", "Red", 1)],
    [evidence("g", "/a", "Red", 1), evidence("g", "/a", "Red", 2)],
  ])
  func prefersTheStoryThatIsEqual(_ kept: [StoryEvidence]) {
    for (index, story) in kept.enumerated() {
      #expect(matches([story], among: kept) == [.kept("\(index)")])
    }
  }

  // MARK: - Any feed

  /// A feed is parsed repeatedly while it changes. Whatever happens to its identifiers, each story
  /// is stored once.
  @Test(arguments: [GuidHabit.own, .none, .shared], 0..<12)
  func neitherDuplicatesNorLosesStories(_ habit: GuidHabit, _ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var published = 0
    var document: [StoryEvidence] = []
    var kept: [StoryEvidence] = []
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        published += 1
        document.insert(habit.entry(published), at: 0)
      }
      document.removeLast(min(document.count, max(0, document.count - 8)))
      let read = document.shuffled(using: &random)
      let matches = matches(read, among: kept)
      for (entry, match) in zip(read, matches) where match == .new { kept.append(entry) }
    }
    #expect(kept.count == Set(kept).count)
    #expect(kept.count == published)
  }

  enum GuidHabit: CaseIterable {
    case own, none, shared

    func entry(_ number: Int) -> StoryEvidence {
      let guid: String? =
        switch self {
        case .own: "g\(number)"
        case .none: nil
        case .shared: "the feed"
        }
      return StoryEvidence(
        guid: guid, link: .fixture("https://a.example/shop"),
        title: "Story \(number)", published: Timestamp(secondsSince1970: 1))
    }
  }
}

private func evidence(
  _ guid: String?, _ path: String?, _ title: String, _ seconds: Int64?
) -> StoryEvidence {
  StoryEvidence(
    guid: guid, link: path.map { .fixture("https://a.example" + $0) },
    title: title, published: seconds.flatMap { Timestamp(secondsSince1970: $0) })
}

/// Matches entries with stored stories that are identified by their indexes.
private func matches(
  _ arriving: [StoryEvidence], among kept: [StoryEvidence]
) -> [StoryMatch] {
  StoryMatching.matches(
    arriving,
    among: kept.enumerated().map {
      KeptStoryEvidence(id: Story.ID("\($0.offset)"), evidence: $0.element)
    })
}

extension StoryMatch {
  fileprivate static func kept(_ index: String) -> StoryMatch { .kept(Story.ID(index)) }
}

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

/// Which version of a story is shown in lists of several feeds.
struct StoryVersionTests {
  private static let link = "https://www.tidewater.example/post"

  @Test func showsTheFullestVersion() {
    let versions = [version("a.example", "Comments"), version("b.example", "All there is to read")]
    #expect(StoryVersion.shown(among: versions) == 1)
    #expect(StoryVersion.shown(among: versions.reversed()) == 0)
  }

  @Test func keepsTheFirstOfVersionsThatAreEquallyFull() {
    let versions = [version("a.example", "One"), version("b.example", "Two")]
    #expect(StoryVersion.shown(among: versions) == 0)
  }

  @Test func letsTheFeedOnTheHostOfTheStorySpeakForIt() {
    let versions = [
      version("a.example", "All there is to read"), version("tidewater.example", "Short"),
      version("www.TIDEWATER.example", "Longer"),
    ]
    #expect(StoryVersion.shown(among: versions) == 2)
  }

  @Test func doesNotLetAFeedSpeakForAStoryByALinkToItsOwnHost() {
    let forged = StoryVersion(
      address: .fixture("https://forger.example/feed"),
      contents: StoryContents(
        .fixture(link: "https://forger.example/post", summary: "More than anybody would read")))
    let versions = [version("tidewater.example", "Short"), forged]
    #expect(StoryVersion.shown(among: versions) == 0)
  }

  @Test func measuresTextsWithoutTheirMarkup() {
    let entry = ParsedEntry(summary: .fixture("<em>Hello</em>"), content: CleanHTML(plain: "Hi"))
    #expect(StoryContents(entry).fullness == 5)
    #expect(StoryContents(ParsedEntry()).fullness == 0)
  }

  private func version(_ host: String, _ text: String) -> StoryVersion {
    StoryVersion(
      address: .fixture("https://\(host)/feed"),
      contents: StoryContents(.fixture(link: Self.link, summary: text)))
  }
}
