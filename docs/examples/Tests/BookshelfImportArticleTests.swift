import BookshelfArticle
import CoreDomain
import CoreTesting
import Testing

/// Before: the tests that passed when the importer was replaced. They check the obvious fields.
struct SwappedImporterTests {
  @Test func readsTheEpisodes() {
    let episodes = SwappedImporter().episodes(in: recordedReply)
    #expect(episodes.count == 3)
    #expect(episodes.map(\.title) == ["Ebb", "Flood", ""])
  }
}

/// After: tests check every field of a recorded reply, including missing ones, and compare both
/// importers on every document.
struct LineImporterTests {
  @Test(arguments: [FirstImporter() as any EpisodeImporting, LineImporter()])
  func readsEveryFieldOfTheRecordedReply(_ importer: any EpisodeImporting) {
    #expect(passesByEveryField(importer))
  }

  @Test(arguments: documents)
  func oldAndNewAgreeOnEveryField(_ document: String) {
    #expect(LineImporter().episodes(in: document) == FirstImporter().episodes(in: document))
  }

  @Test func aReaderAlwaysReceivesTheSameImporter() {
    let rollout = HashedRollout(share: 30)
    let importer = RolledOutImporter(
      old: NamedImporter(name: "old"), new: NamedImporter(name: "new"), rollout: rollout)
    for reader in readers {
      let expected = rollout.includes(reader) ? "new" : "old"
      #expect(importer.episodes(in: "", for: reader).map(\.id) == [expected])
    }
  }

  @Test func raisingTheShareKeepsEarlierUsers() {
    let shares: [UInt64] = [0, 1, 10, 50, 100]
    let included = shares.map { share in
      Set(readers.filter(HashedRollout(share: share).includes))
    }
    #expect(zip(included, included.dropFirst()).allSatisfy { $0.isSubset(of: $1) })
    #expect(included.first?.isEmpty == true && included.last?.count == readers.count)
  }
}

/// Shows which kind of test notices a lost field.
struct ImportBlindnessTests {
  @Test(arguments: LosingImporter.Field.allCases)
  func onlyATestOfEveryFieldDetectsEachLostField(_ field: LosingImporter.Field) {
    let importer = LosingImporter(field: field)
    #expect(passesByTitles(importer) == (field != .title))
    #expect(!passesByEveryField(importer))
  }

  @Test func aSwappedImporterPassesTheTestOfTitlesOnly() {
    #expect(passesByTitles(SwappedImporter()))
    #expect(!passesByEveryField(SwappedImporter()))
    let differing = documents.filter { document in
      SwappedImporter().episodes(in: document) != FirstImporter().episodes(in: document)
    }
    #expect(differing == [recordedReply], "one document in \(documents.count) shows it")
  }

  /// The same reader asks twice. A random rollout includes them only once.
  @Test func aRandomRolloutDoesNotAlwaysIncludeTheSameReader() {
    var drawn = DrawnRollout(share: 50, lots: Lots())
    let twice = readers.map { (drawn.includes($0), drawn.includes($0)) }
    #expect(twice.contains { $0 != $1 })

    let hashed = HashedRollout(share: 50)
    #expect(readers.allSatisfy { hashed.includes($0) == hashed.includes($0) })
  }
}

/// A recorded reply: an episode with every field, and two with few fields.
private let recordedReply = """
  e1|Ebb|2|2017-10-09T00:00:00Z|2017-11-09T00:00:00Z|free
  e2|Flood||||
  e3|||2017-10-11T00:00:00Z||
  """

private let documents = [
  recordedReply, "", "\n\n", "e1|too|few", "e1|one|too|many|fields|free|more",
  "e1|Ebb|two|yesterday|tomorrow|perhaps", "e1|潮|1|||free\ne1|潮|2|||", "||||||", "|||||",
]

private let readers = (0..<200).map { "reader-\($0)" }

private func passesByTitles(_ importer: any EpisodeImporting) -> Bool {
  importer.episodes(in: recordedReply).map(\.title) == ["Ebb", "Flood", ""]
}

private func passesByEveryField(_ importer: any EpisodeImporting) -> Bool {
  importer.episodes(in: recordedReply) == [
    ShelfEpisode(
      id: "e1", title: "Ebb", index: 2, opensAt: .fixture("2017-10-09T00:00:00Z"),
      closesAt: .fixture("2017-11-09T00:00:00Z"), isFree: true),
    ShelfEpisode(
      id: "e2", title: "Flood", index: nil, opensAt: nil, closesAt: nil, isFree: false),
    ShelfEpisode(
      id: "e3", title: "", index: nil, opensAt: .fixture("2017-10-11T00:00:00Z"),
      closesAt: nil, isFree: false),
  ]
}

/// An importer that loses one field.
struct LosingImporter: EpisodeImporting {
  enum Field: CaseIterable, Sendable {
    case id, title, index, opensAt, closesAt, isFree
  }

  let field: Field

  func episodes(in document: String) -> [ShelfEpisode] {
    FirstImporter().episodes(in: document).map { whole in
      var episode = whole
      switch field {
      case .id: episode.id = ""
      case .title: episode.title = ""
      case .index: episode.index = nil
      case .opensAt: episode.opensAt = nil
      case .closesAt: episode.closesAt = nil
      case .isFree: episode.isFree = false
      }
      return episode
    }
  }
}

/// An importer with a name.
private struct NamedImporter: EpisodeImporting {
  let name: String

  func episodes(in document: String) -> [ShelfEpisode] { [ShelfEpisode(id: name)] }
}

/// Random numbers that are the same in every run: low and high in turns.
private struct Lots: RandomNumberGenerator {
  private var isHigh = false

  mutating func next() -> UInt64 {
    isHigh.toggle()
    return isHigh ? .max : .max / 4
  }
}
