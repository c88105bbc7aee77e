import CoreDomain
public import CoreTesting
public import EarthquakesDomain
import Testing

/// The checks that every ``QuakeSource`` must pass. They match queries by `QuakeRules.fixture`.
public enum QuakeSourceContract {
  /// Creates the source under test. The source knows some earthquakes, has deleted others, and
  /// limits the number of events in a reply.
  public struct Subject: Sendable {
    public let source:
      @Sendable (_ quakes: [Quake], _ deleted: [Quake], _ limit: Int) -> any QuakeSource

    public init(_ source: @escaping @Sendable ([Quake], [Quake], Int) -> any QuakeSource) {
      self.source = source
    }
  }

  public static let checks: [ContractCheck<Subject>] = counting + listing + finding

  static let counting: [ContractCheck<Subject>] = [
    ContractCheck("Counts the events of a query") { subject async throws in
      let source = subject.knowing(samples)
      #expect(try await source.count(.fixture(), in: nil) == 5)
      #expect(try await source.count(.fixture(radius: 1), in: nil) == 4)
      #expect(try await source.count(.fixture(magnitude: 2), in: nil) == 3)
      #expect(try await source.count(.fixture(since: "2026-01-02"), in: nil) == 4)
      #expect(try await source.count(.everywhere(), in: nil) == 7)
      #expect(try await source.count(.fixture(near: .fixture(60, 60)), in: nil) == 0)
    },
    ContractCheck("Counts more events than a reply can contain") { subject async throws in
      #expect(try await subject.knowing(samples, limit: 2).count(.fixture(), in: nil) == 5)
    },
    ContractCheck("Includes both ends of a period, and the start of the query") {
      subject async throws in
      let source = subject.knowing(samples)
      let day = QuakePeriod.fixture("2026-01-02T00:00:00Z", "2026-01-02T23:59:59.999Z")
      #expect(try await source.count(.fixture(), in: day) == 3)
      #expect(try await source.count(.fixture(since: "2026-01-02T12:00:00Z"), in: day) == 2)
      #expect(try await source.count(.fixture(since: "2026-01-03"), in: day) == 0)
    },
  ]

  static let listing: [ContractCheck<Subject>] = [
    ContractCheck("Returns every attribute of an event") { subject async throws in
      let full = Quake.fixture(
        id: "us1", identifiers: ["ak2", "at3"], time: .fixture("1969-07-20T20:17:40.123Z"),
        magnitude: -0.75, depth: -2.25, placeName: "Größe “10” \u{1F4DA}", at: .fixture(-18, 179.5),
        kind: QuakeKind("quarry blast"), page: "https://example.org/event?id=us1", tsunami: true,
        felt: 12)
      let bare = Quake.fixture(
        id: "us9", time: .fixture("1969-07-21T00:00:00Z"), magnitude: nil, depth: nil,
        placeName: nil, at: .fixture(0, -179.999_999))
      let found = try await subject.knowing([bare, full]).quakes(.everywhere(), in: .always)
      #expect(found == [full, bare])
    },
    ContractCheck("Returns the oldest first, and exactly the events that it counts") {
      subject async throws in
      let source = subject.knowing(samples)
      for query in [QuakeQuery.fixture(), .fixture(magnitude: 2), .everywhere()] {
        let found = try await source.quakes(query, in: .always)
        #expect(found.map(\.time) == found.map(\.time).sorted())
        #expect(try await source.count(query, in: .always) == found.count)
      }
      #expect(try await subject.knowing([]).quakes(.fixture(), in: .always) == [])
    },
    ContractCheck("Returns the first events of a sort order, up to the limit") {
      subject async throws in
      let source = subject.knowing(samples, limit: 4)
      let newest = try await source.quakes(.fixture(), order: .newest, limit: 2)
      #expect(newest.map(\.id.raw) == ["s5", "s4"])
      let largest = try await source.quakes(.fixture(), order: .largest, limit: 4)
      #expect(largest.map(\.id.raw) == ["s4", "s5", "s3", "s2"])
      let strong = try await source.quakes(.fixture(magnitude: 2.5), order: .newest, limit: 4)
      #expect(strong.map(\.id.raw) == ["s5", "s4"])
      #expect(try await subject.knowing([]).quakes(.fixture(), order: .newest, limit: 1) == [])
    },
    ContractCheck("Adjacent periods contain each event once") { subject async throws in
      let source = subject.knowing(samples)
      let all = try await source.quakes(.everywhere(), in: .always)
      for quake in all {
        let (first, last) = (QuakePeriod.always.first, QuakePeriod.always.last)
        let next = try #require(
          Timestamp(millisecondsSince1970: quake.time.millisecondsSince1970 + 1))
        let earlier = try #require(QuakePeriod(from: first, through: quake.time))
        let later = try #require(QuakePeriod(from: next, through: last))
        let before = try await source.quakes(.everywhere(), in: earlier)
        let after = try await source.quakes(.everywhere(), in: later)
        #expect(before + after == all)
      }
    },
    ContractCheck("Throws if there are more events than a reply can contain") {
      subject async throws in
      await #expect(throws: QuakeSourceFailure.tooMany(limit: 4)) {
        try await subject.knowing(samples, limit: 4).quakes(.fixture(), in: .always)
      }
      let five = try await subject.knowing(samples, limit: 5).quakes(.fixture(), in: .always)
      #expect(five.count == 5)
    },
  ]

  static let finding: [ContractCheck<Subject>] = [
    ContractCheck("Finds an event by each of its current and former identifiers") {
      subject async throws in
      let quake = Quake.fixture(id: "us1", identifiers: ["ak2"])
      let source = subject.knowing([.fixture(id: "other"), quake])
      #expect(try await source.quake(Quake.ID("us1")) == quake)
      #expect(try await source.quake(Quake.ID("ak2")) == quake)
    },
    ContractCheck("Throws for an unknown identifier, even with special characters") {
      subject async throws in
      for raw in ["no", "", "a b&c=d", "日本", "us1,us2", String(repeating: "x", count: 5000)] {
        let id = Quake.ID(raw)
        await #expect(throws: QuakeSourceFailure.unknown(id)) {
          try await subject.knowing([.fixture(id: "us1"), .fixture(id: "us2")]).quake(id)
        }
      }
    },
    ContractCheck("Reports a deleted event as deleted, not as unknown") { subject async throws in
      let gone = Quake.fixture(id: "us1", identifiers: ["ak2"])
      let source = subject.source([], [gone], 20_000)
      for id in gone.identifiers {
        await #expect(throws: QuakeSourceFailure.deleted(id)) { try await source.quake(id) }
      }
    },
  ]

  /// Five earthquakes near San Ramon (one of them 50 km away), and two elsewhere.
  private static let samples: [Quake] = [
    .fixture(id: "s3", time: .fixture("2026-01-02T12:00:00Z"), magnitude: 2),
    .fixture(id: "s1", time: .fixture("2026-01-01T00:00:00Z"), magnitude: nil),
    .fixture(id: "s2", time: .fixture("2026-01-02T00:00:00Z"), magnitude: -1),
    .fixture(
      id: "s5", time: .fixture("2026-01-03T00:00:00Z"), magnitude: 2.5, at: .fixture(38.23, -121.98)
    ),
    .fixture(id: "s4", time: .fixture("2026-01-02T23:59:59.999Z"), magnitude: 3),
    .fixture(id: "f1", time: .fixture("1906-04-18T13:12:27.500Z"), at: .fixture(37.75, -122.55)),
    .fixture(id: "f2", time: .fixture("2026-01-02T10:00:00Z"), at: .fixture(-38, 140)),
  ]
}

extension QuakeSourceContract.Subject {
  fileprivate func knowing(_ quakes: [Quake], limit: Int = 20_000) -> any QuakeSource {
    source(quakes, [], limit)
  }
}
