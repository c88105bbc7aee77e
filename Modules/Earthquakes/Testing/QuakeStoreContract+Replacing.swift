import CoreDomain
import CoreTesting
import EarthquakesDomain
import Testing

extension QuakeStoreContract {
  static let replacing: [ContractCheck<any QuakeStore>] = [
    ContractCheck("Stores the events of a reply, and removes missing ones") { store in
      for id in ["a", "b", "c"] { try await store.keep(.fixture(id: id)) }
      try await store.replace(
        .fixture(), in: .always, by: [.fixture(id: "b"), .fixture(id: "d")])
      #expect(try await ids(store, .everywhere()) == ["b", "d"])
      #expect(try await store.quake(Quake.ID("a")) == nil)
    },
    ContractCheck("Keeps events outside of the query: too far, too weak, other times") { store in
      let period = QuakePeriod.fixture("2026-01-02T00:00:00Z", "2026-01-02T23:59:59.999Z")
      let noon = Timestamp.fixture("2026-01-02T12:00:00Z")
      let others = [
        Quake.fixture(id: "far", time: noon, magnitude: 3, at: .fixture(0, 0)),
        .fixture(id: "weak", time: noon, magnitude: 1.99),
        .fixture(id: "unmeasured", time: noon, magnitude: nil),
        .fixture(id: "before", time: .fixture("2026-01-01T23:59:59.999Z"), magnitude: 3),
        .fixture(id: "after", time: .fixture("2026-01-03T00:00:00Z"), magnitude: 3),
        .fixture(id: "early", time: .fixture("2026-01-02T11:00:00Z"), magnitude: 3),
      ]
      for quake in others { try await store.keep(quake) }
      try await store.keep(.fixture(id: "asked", time: noon, magnitude: 2))
      try await store.replace(
        .fixture(since: "2026-01-02T12:00:00Z", magnitude: 2), in: period, by: [])
      #expect(
        Set(try await ids(store, .everywhere()))
          == ["far", "weak", "unmeasured", "before", "after", "early"])
    },
    ContractCheck("A period includes both ends") { store in
      let period = QuakePeriod.fixture("2026-01-02T00:00:00Z", "2026-01-02T23:59:59.999Z")
      try await store.keep(.fixture(id: "first", time: period.first))
      try await store.keep(.fixture(id: "last", time: period.last))
      try await store.replace(.fixture(), in: period, by: [])
      #expect(try await store.count(.everywhere()) == 0)
    },
    ContractCheck("Keeps an event that the reply has under another identifier") { store in
      try await store.keep(.fixture(id: "ak2", updated: .fixture(99)))
      try await store.replace(
        .fixture(), in: .always, by: [.fixture(id: "us1", identifiers: ["ak2"])])
      let kept = Quake.fixture(id: "ak2", identifiers: ["us1"], updated: .fixture(99))
      #expect(try await store.quake(Quake.ID("us1")) == kept)
    },
    ContractCheck("Stores events of a reply that are outside of the query") { store in
      try await store.replace(.fixture(), in: .always, by: [.fixture(at: .fixture(0, 0))])
      #expect(try await store.count(.everywhere()) == 1)
    },
    ContractCheck("The same reply changes nothing the second time") { store in
      let quakes = [Quake.fixture(id: "us1", identifiers: ["ak2"]), .fixture(id: "us3")]
      for _ in 1...2 {
        try await store.replace(.fixture(), in: .always, by: quakes)
        #expect(try await store.quakes(.fixture(), order: .newest, limit: 9).map(\.quake) == quakes)
      }
    },
    ContractCheck("Merges two rows of one event in a reply") { store in
      try await store.replace(
        .fixture(), in: .always,
        by: [.fixture(id: "us1", identifiers: ["ak2"], updated: .fixture(61)), .fixture(id: "ak2")])
      #expect(try await ids(store, .everywhere()) == ["us1"])
    },
    ContractCheck("Removes an event that shares only a foreign identifier with the reply") {
      store in
      try await store.keep(.fixture(id: "gone", identifiers: ["pt9"], time: .fixture(36_000)))
      try await store.replace(
        .fixture(), in: .always, by: [.fixture(id: "us1", identifiers: ["pt9"])])
      #expect(try await ids(store, .everywhere()) == ["us1"])
    },
    ContractCheck("Marks other stored answers as incomplete if they included a removed event") {
      store in
      let asked = QuakeQuery.fixture(magnitude: 2)
      let answers: [(query: QuakeQuery, isStored: Bool)] = [
        (.fixture(), false), (.fixture(radius: 99, since: "2000-01-01", magnitude: 1), false),
        (asked, true), (.fixture(radius: 99, magnitude: 2), true),
        (.fixture(near: .fixture(0, 0)), true),
      ]
      for (query, _) in answers { try await store.note(record(query, at: 1)) }
      try await store.keep(.fixture(magnitude: 3))
      try await store.replace(asked, in: .always, by: [])
      let expected = answers.reversed().map {
        FetchRecord(query: $0.query, askedAt: .fixture(1), count: 1, isStored: $0.isStored)
      }
      #expect(try await store.fetchRecords() == expected)
    },
    ContractCheck("Stored answers stay complete if a reply has all events") { store in
      try await store.note(record(.fixture(), at: 1))
      try await store.keep(.fixture(magnitude: 3))
      try await store.replace(
        .fixture(magnitude: 2), in: .always, by: [.fixture(updated: .fixture(99), magnitude: 2)])
      #expect(try await store.fetchRecords() == [record(.fixture(), at: 1)])
    },
  ]
}
