import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Recognizing the stories of a feed in its next document.
struct StoryMatchingTests {
  @Test func matchesAStoryByItsIdentifierIfTheTitleChanges() {
    #expect(
      matches(
        [evidence("g1", "/a", "Harbour reopens after storm", 1)],
        among: [evidence("g1", "/a", "Harbour reopens", 1)]) == [.kept("0")])
  }

  @Test func skipsAnEntryOfARemovedStory() {
    let removed = KeptStoryEvidence(id: nil, evidence: evidence("g1", "/a", "Harbour reopens", 1))
    let entries = [
      evidence("g2", "/b", "Bridge closed", 2), evidence("g1", "/a", "Harbour open", 1),
    ]
    #expect(StoryMatching.matches(entries, among: [removed]) == [.new, .removed(0)])
  }

  @Test func prefersAStoredStoryToARemovedOne() {
    let kept = [nil, Story.ID("0")].map {
      KeptStoryEvidence(id: $0, evidence: evidence("g1", "/a", "Harbour reopens", 1))
    }
    for guid in ["g1", "g2"] {
      let entry = evidence(guid, "/a", "Harbour reopens", 1)
      #expect(StoryMatching.matches([entry], among: kept) == [.kept("0")])
    }
  }

  @Test func matchesAStoryByItsIdentifierIfTheAddressChanges() {
    #expect(
      matches(
        [evidence("g1", "/a-better-address", "Harbour reopens", 1)],
        among: [evidence("g1", "/a", "Harbour reopens", 1)]) == [.kept("0")])
  }

  @Test func ignoresAnIdentifierIfEverythingElseDiffers() {
    #expect(
      matches(
        [evidence("feed", "/b", "Bridge closed", 2)],
        among: [evidence("feed", "/a", "Harbour reopens", 1)]) == [.new])
  }

  @Test func matchesEntriesOfASharedIdentifierByTheOtherFields() {
    #expect(
      matches(
        [
          evidence("same", "/c", "Third", 3), evidence("same", "/b", "Second", 2),
          evidence("same", "/a", "First", 1),
        ],
        among: [evidence("same", "/a", "First", 1), evidence("same", "/b", "Second", 2)])
        == [.new, .kept("1"), .kept("0")])
  }

  @Test func doesNotMatchANewEntryToAnAbsentStoryByASharedIdentifier() {
    #expect(
      matches(
        [evidence("same", "/shop", "Today’s shirt", 3), evidence("same", "/shop", "Cap", 2)],
        among: [evidence("same", "/shop", "Cap", 2), evidence("same", "/shop", "Mug", 1)])
        == [.new, .kept("0")])
  }

  @Test func matchesByTitleIfTheAddressAndTheTimeAreShared() {
    let kept = ["Red", "Green", "Blue"].map { evidence(nil, "/shop", $0, 1) }
    #expect(
      matches(
        [
          evidence(nil, "/shop", "Blue", 1), evidence(nil, "/shop", "Black", 1),
          evidence(nil, "/shop", "Red", 1),
        ], among: kept) == [.kept("2"), .new, .kept("0")])
  }

  @Test func matchesByAddressIfTheTitleOrTheTimeIsUnchanged() {
    let kept = [evidence(nil, "/a", "Harbour reopens", 1)]
    #expect(matches([evidence(nil, "/a", "Harbour open", 1)], among: kept) == [.kept("0")])
    #expect(matches([evidence(nil, "/a", "Harbour reopens", 9)], among: kept) == [.kept("0")])
    #expect(matches([evidence(nil, "/a", "Bridge closed", 9)], among: kept) == [.new])
  }

  @Test func matchesAStoryThatLaterReceivesAnIdentifier() {
    #expect(
      matches(
        [evidence("g1", "/a", "Harbour reopens", 1)],
        among: [evidence(nil, "/a", "Harbour reopens", 1)]) == [.kept("0")])
  }

  @Test func distinguishesStoriesByIdentifier() {
    #expect(
      matches(
        [evidence("https://a.example/1", "/a", "Harbour reopens", 2)],
        among: [evidence("http://a.example/1", "/a", "Harbour reopens", 1)]) == [.new])
  }

  @Test(arguments: ["/a", nil])
  func matchesAStoryIfOnlyItsIdentifierChanges(_ path: String?) {
    #expect(
      matches(
        [evidence("g2", path, "Harbour reopens", 1)],
        among: [evidence("g1", path, "Harbour reopens", 1)]) == [.kept("0")])
  }

  @Test func matchesTheFirstOfSeveralCopiesWithOtherIdentifiers() {
    let kept = ["g1", "g2", "g3"].map { evidence($0, "/a", "Harbour reopens", 1) }
    #expect(
      matches([evidence("g4", "/a", "Harbour reopens", 1)], among: kept) == [.kept("0")])
  }

  @Test func distinguishesEntriesOfOneDocumentByIdentifierAlone() {
    let entries = ["g1", "g2"].map { evidence($0, "/shop", "Today’s shirt", 1) }
    #expect(matches(entries, among: []) == [.new, .new])
    #expect(matches(entries, among: [entries[0]]) == [.kept("0"), .new])
  }

  @Test func mergesARepeatedEntryOfADocument() {
    let entry = evidence("g1", "/a", "Harbour reopens", 1)
    #expect(matches([entry, entry], among: []) == [.new, .repeated(0)])
    #expect(matches([entry, entry], among: [entry]) == [.kept("0"), .repeated(0)])
  }

  @Test func matchesAnEntryWithOnlyATitle() {
    let title = evidence(nil, nil, "Harbour reopens", nil)
    #expect(matches([title], among: [title]) == [.kept("0")])
    #expect(
      matches([evidence(nil, nil, "Harbour reopens", 1)], among: [title]) == [.kept("0")])
  }
}

// MARK: - One bond at a time

extension StoryMatchingTests {
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

  @Test func matchesTheFirstOfSeveralEqualStories() {
    let story = evidence(nil, "/a", "Red", 1)
    #expect(matches([story], among: [story, story]) == [.kept("0")])
  }

  @Test func pairsInDocumentOrderIfOnlyTheTimesDiffer() {
    let entries = [3, 4].map { evidence("g", "/a", "Red", $0) }
    let kept = [1, 2].map { evidence("g", "/a", "Red", $0) }
    #expect(matches(entries, among: kept) == [.kept("0"), .kept("1")])
  }

  @Test func distinguishesByIdentifierIfThereIsNoTime() {
    #expect(
      matches([evidence("g2", "/a", "Red", nil)], among: [evidence("g1", "/a", "Red", nil)])
        == [.new])
  }

  @Test func matchesNeitherOfTwoEntriesWithTheAddressOfOneStory() {
    let entries = [evidence(nil, "/a", "Red", 5), evidence(nil, "/a", "Blue", 6)]
    #expect(matches(entries, among: [evidence(nil, "/a", "Green", nil)]) == [.new, .new])
  }

  @Test func ignoresARepeatedEntryWhenItCountsIdentifiers() {
    let entry = evidence("g", "/a", "Red", 1)
    #expect(
      matches([entry, entry], among: [evidence("g", "/a", "Blue", 1)])
        == [.kept("0"), .repeated(0)])
  }
}

// MARK: - Any feed

extension StoryMatchingTests {
  /// A feed is parsed repeatedly while it changes. Whatever happens to its identifiers, each story
  /// is stored once.
  @Test(arguments: [GuidHabit.own, .none, .shared], 0..<12)
  func neitherDuplicatesNorLosesStories(_ habit: GuidHabit, _ seed: Int) {
    var random = SeededRandom(UInt64(seed))
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

/// A deterministic random number generator (SplitMix64).
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
