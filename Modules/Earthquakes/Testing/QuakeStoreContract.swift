import CoreDomain
public import CoreTesting
public import EarthquakesDomain
import Testing

/// The checks that every ``QuakeStore`` must pass. They match queries by `QuakeRules.fixture`. Each
/// check gets its own empty store.
public enum QuakeStoreContract {
  public static let checks: [ContractCheck<any QuakeStore>] =
    keeping + merging + replacing + selecting + ordering + days + fetchRecords + sharing

  /// Checks of storing and reading single events.
  static let keeping: [ContractCheck<any QuakeStore>] = [
    ContractCheck("An empty store returns nil and empty lists") { store async throws in
      #expect(try await store.quake(Quake.ID("a1")) == nil)
      #expect(try await store.count(.everywhere()) == 0)
      #expect(try await store.quakes(.everywhere(), order: .newest, limit: 100) == [])
      #expect(try await store.days(.everywhere()) == [])
      #expect(try await store.fetchRecords() == [])
    },
    ContractCheck("Returns every attribute of a stored event") { store in
      let full = Quake.fixture(
        id: "us1", identifiers: ["ak2", "at3"], time: .fixture("1969-12-31T23:59:59.999Z"),
        updated: .fixture("2026-02-03T04:05:06.007Z"), magnitude: -0.75, depth: -2.25,
        placeName: "Größe “10” % _ ' \u{1F4DA}", at: .fixture(-89.999_999, -179.999_999),
        kind: QuakeKind("quarry blast"), page: "https://example.org/event?id=us1", tsunami: true,
        felt: 12)
      let bare = Quake.fixture(
        id: "bare", time: .fixture("0001-01-01T00:00:00Z"), magnitude: nil, depth: nil,
        placeName: nil, at: .fixture(0, 180))
      for quake in [full, bare] {
        try await store.keep(quake)
        #expect(try await store.quake(quake.id) == quake)
      }
      let all = try await store.quakes(.everywhere(), order: .newest, limit: 100)
      #expect(all.map(\.quake) == [full, bare])
    },
    ContractCheck("Finds an event by each of its current and former identifiers") { store in
      let quake = Quake.fixture(id: "us1", identifiers: ["ak2", "at3"])
      try await store.keep(quake)
      for id in ["us1", "ak2", "at3"] {
        #expect(try await store.quake(Quake.ID(id)) == quake)
      }
      #expect(try await store.quake(Quake.ID("US1")) == nil)
      #expect(try await store.quake(Quake.ID("%")) == nil)
    },
    ContractCheck("Removes only the event of a former identifier, if it is there") { store in
      let quake = Quake.fixture(id: "us1", identifiers: ["ak2"])
      try await store.keep([quake, .fixture(id: "us9")])
      for _ in 1...2 {
        try await store.remove(Quake.ID("ak2"))
        #expect(try await ids(store, .everywhere()) == ["us9"])
      }
      #expect(try await store.quake(Quake.ID("us1")) == nil)
      #expect(try await store.quake(Quake.ID("ak2")) == nil)
      try await store.keep(quake)
      #expect(try await store.quake(Quake.ID("ak2")) == quake, "it can be stored again")
    },
  ]

  /// Checks of merging the descriptions of one event.
  static let merging: [ContractCheck<any QuakeStore>] = [
    ContractCheck("A newer version replaces an older one") { store in
      try await store.keep(.fixture(magnitude: 1, at: .sanRamon))
      let moved = Quake.fixture(updated: .fixture(61), magnitude: 2, at: .fixture(10, 20))
      try await store.keep(moved)
      #expect(try await store.quake(moved.id) == moved)
      #expect(try await store.count(.fixture()) == 0)
      #expect(try await store.count(.everywhere()) == 1)
    },
    ContractCheck("An older version only adds identifiers") { store in
      let newer = Quake.fixture(id: "us1", updated: .fixture(61), magnitude: 2)
      try await store.keep(newer)
      try await store.keep(.fixture(id: "ak2", identifiers: ["us1"], magnitude: 1))
      let kept = Quake.fixture(
        id: "us1", identifiers: ["ak2"], updated: .fixture(61), magnitude: 2)
      #expect(try await store.quake(Quake.ID("ak2")) == kept)
      #expect(try await store.count(.everywhere()) == 1)
    },
    ContractCheck("Of two versions with the same time, the last one is stored") { store in
      try await store.keep(.fixture(magnitude: 1))
      try await store.keep(.fixture(magnitude: 2))
      #expect(try await store.quake(Quake.ID("a1")) == .fixture(magnitude: 2))
    },
    ContractCheck("A changed preferred identifier does not duplicate an event") { store in
      try await store.keep(.fixture(id: "ak2"))
      let taken = Quake.fixture(
        id: "us1", identifiers: ["ak2"], time: .fixture(20), updated: .fixture(61),
        at: .fixture(38.2, -122.3))
      try await store.keep(taken)
      try await store.keep(.fixture(id: "ak2"))
      #expect(try await store.quake(Quake.ID("ak2")) == taken)
      #expect(try await ids(store, .everywhere()) == ["us1"])
    },
    ContractCheck("Merges two events that are the same, with all identifiers") { store in
      try await store.keep(.fixture(id: "ak2", identifiers: ["at3"], updated: .fixture(70)))
      try await store.keep(.fixture(id: "nc4", identifiers: ["nn5"]))
      try await store.keep(.fixture(id: "other"))
      try await store.keep(.fixture(id: "us1", identifiers: ["ak2", "nc4"]))
      let one = Quake.fixture(
        id: "ak2", identifiers: ["at3", "nc4", "nn5", "us1"], updated: .fixture(70))
      for id in ["us1", "ak2", "at3", "nc4", "nn5"] {
        #expect(try await store.quake(Quake.ID(id)) == one)
      }
      #expect(try await store.count(.everywhere()) == 2)
    },
    ContractCheck("Separates two events that share a foreign identifier") { store in
      let morning = Quake.fixture(id: "us1", identifiers: ["pt9"], updated: .fixture(70))
      let evening = Quake.fixture(
        id: "us2", identifiers: ["pt9"], time: .fixture(36_000), updated: .fixture(36_060))
      for _ in 1...2 {
        for quake in [morning, evening] { try await store.keep(quake) }
        #expect(try await ids(store, .everywhere()) == ["us2", "us1"])
      }
      #expect(try await store.quake(Quake.ID("us1")) == morning)
      #expect(try await store.quake(Quake.ID("pt9")) == evening, "the last changed event")
      try await store.remove(Quake.ID("us2"))
      #expect(try await store.quake(Quake.ID("pt9")) == morning)
    },
    ContractCheck("Separates events of different times or places despite a shared identifier") {
      store in
      try await store.keep(.fixture(id: "ak2"))
      let later = Quake.fixture(
        id: "us1", identifiers: ["ak2"], time: .fixture(7200), updated: .fixture(7260))
      let elsewhere = Quake.fixture(id: "us3", identifiers: ["ak2"], at: .fixture(-18, 178))
      for quake in [later, elsewhere] { try await store.keep(quake) }
      #expect(Set(try await ids(store, .everywhere())) == ["ak2", "us1", "us3"])
      #expect(try await store.quake(Quake.ID("ak2")) == .fixture(id: "ak2"))
    },
  ]

  /// Checks of concurrent access.
  static let sharing: [ContractCheck<any QuakeStore>] = [
    ContractCheck("Three concurrent writers store every event once") { store async throws in
      try await concurrently(3) { writer in
        for number in 0..<20 {
          try? await store.keep(
            .fixture(
              id: "w\(writer)n\(number)", identifiers: (0..<3).map { "w\($0)n\(number)" }))
        }
      }
      let all = try await store.quakes(.everywhere(), order: .newest, limit: 100).map(\.quake)
      #expect(all.count == 20)
      #expect(all.allSatisfy { $0.identifiers.count == 3 })
    }
  ]
}

extension QuakeStoreContract {
  static func ids(
    _ store: any QuakeStore, _ query: QuakeQuery, _ order: QuakeOrder = .newest
  ) async throws -> [String] {
    try await store.quakes(query, order: order, limit: 20_000).map(\.quake.id.raw)
  }
}
