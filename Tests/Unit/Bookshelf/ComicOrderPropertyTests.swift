import BookshelfDomain
import CoreDomain
import Testing

/// The orders of episodes and volumes are total for any catalogue, so the result does not depend on
/// the order of the input.
@Suite struct ComicOrderPropertyTests {
  @Test(arguments: [UInt64(11), 12, 13])
  func theOrderOfEpisodesIsTotal(_ seed: UInt64) {
    var random = ComicRandom(seed: seed)
    let episodes = Self.episodes(40, &random)
    Self.expectTotalOrder(of: episodes, by: ComicEpisode.isShownBefore)
  }

  @Test(arguments: [UInt64(21), 22, 23])
  func theOrderOfVolumesIsTotal(_ seed: UInt64) {
    var random = ComicRandom(seed: seed)
    let comics = Self.comics(40, &random)
    Self.expectTotalOrder(of: comics, by: Comic.isShownBefore)
  }

  @Test(arguments: [UInt64(31), 32, 33])
  func theOrderDoesNotDependOnTheInput(_ seed: UInt64) {
    var random = ComicRandom(seed: seed)
    let episodes = Self.episodes(300, &random)
    let comics = Self.comics(300, &random)
    let expected = episodes.sorted(by: ComicEpisode.isShownBefore).map(\.id)
    let volumes = comics.sorted(by: Comic.isShownBefore).map(\.id)
    for _ in 0..<20 {
      let shuffled = episodes.shuffled(using: &random)
      #expect(shuffled.sorted(by: ComicEpisode.isShownBefore).map(\.id) == expected)
      let mixed = comics.shuffled(using: &random)
      #expect(mixed.sorted(by: Comic.isShownBefore).map(\.id) == volumes)
    }
  }

  /// Expects the order to be irreflexive, asymmetric, total and transitive.
  private static func expectTotalOrder<Value: Identifiable>(
    of values: [Value], by isBefore: (Value, Value) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var broken: [String] = []
    for left in values {
      for right in values {
        let (there, back) = (isBefore(left, right), isBefore(right, left))
        if (left.id == right.id) ? (there || back) : (there == back) {
          broken.append("\(left.id), \(right.id)")
        }
        guard there else { continue }
        for third in values where isBefore(right, third) && !isBefore(left, third) {
          broken.append("\(left.id), \(right.id), \(third.id)")
        }
      }
    }
    #expect(broken == [], sourceLocation: sourceLocation)
  }

  /// Uses few different values, so that ties are frequent.
  private static func episodes(_ count: Int, _ random: inout ComicRandom) -> [ComicEpisode] {
    (0..<count).map { number in
      let day = Timestamp(secondsSince1970: Int64.random(in: 0..<4, using: &random) * 86_400)
      let opensAt = Bool.random(using: &random) ? day : nil
      return ComicEpisode(
        id: ComicEpisode.ID("e\(number)"),
        displayIndex: [nil, 0, 1, 2].randomElement(using: &random).flatMap(\.self),
        window: PublishWindow(opensAt: opensAt, closesAt: nil) ?? .always)
    }
  }

  private static func comics(_ count: Int, _ random: inout ComicRandom) -> [Comic] {
    let days = ["2026-10-10", "2026-10-11"].map(ReleaseDate.init) + [nil]
    return (0..<count).map { number in
      Comic(
        id: Comic.ID("v\(number)"),
        volume: [nil, 1, 2].randomElement(using: &random).flatMap(\.self),
        sortNumber: [nil, SortNumber("1"), SortNumber("1.5")].randomElement(using: &random)
          .flatMap(\.self),
        releaseDate: days.randomElement(using: &random).flatMap(\.self))
    }
  }
}
