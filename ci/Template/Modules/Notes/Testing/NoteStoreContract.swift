import CoreDomain
public import CoreTesting
public import NotesDomain
import Testing

/// The contract of every ``NoteStore``. Each check needs its own empty store. Add new requirements
/// here as checks.
public enum NoteStoreContract {
  public static let checks: [ContractCheck<any NoteStore>] = [
    ContractCheck("An empty store returns an empty list") { store async throws in
      #expect(try await store.newest(limit: 100) == [])
    },
    ContractCheck("Returns every attribute of a stored note") { store in
      let kept = Note.fixture(id: "a7", title: "Größe “10” % _ ' \u{1F4DA}", seconds: 12)
      try await store.keep(kept)
      #expect(try await store.newest(limit: 100) == [kept])
    },
    ContractCheck("Sorts the newest first, in any order of insertion") { store in
      for (id, seconds) in [("a2", Int64(2)), ("a3", 3), ("a1", 1)] {
        try await store.keep(.fixture(id: id, seconds: seconds))
      }
      #expect(try await store.newest(limit: 100).map(\.id.raw) == ["a3", "a2", "a1"])
    },
    ContractCheck("Sorts equal times by insertion, last first") { store in
      for id in ["b1", "a2", "c3"] { try await store.keep(.fixture(id: id)) }
      #expect(try await store.newest(limit: 100).map(\.id.raw) == ["c3", "a2", "b1"])
    },
    ContractCheck("A limit returns the newest notes; a limit under 1 returns no notes") { store in
      for seconds in 1...3 {
        try await store.keep(.fixture(id: "a\(seconds)", seconds: Int64(seconds)))
      }
      #expect(try await store.newest(limit: 2).map(\.id.raw) == ["a3", "a2"])
      #expect(try await store.newest(limit: 0) == [])
      #expect(try await store.newest(limit: -1) == [])
    },
    ContractCheck("Removes only the named note") { store in
      for id in ["a1", "a2", "a3"] { try await store.keep(.fixture(id: id)) }
      try await store.remove(Note.ID("a2"))
      #expect(try await store.newest(limit: 100).map(\.id.raw) == ["a3", "a1"])
    },
    ContractCheck("Removing a missing note throws its identifier and removes nothing") { store in
      try await store.keep(.fixture(id: "a1"))
      let failure = await #expect(throws: NoteFailure.self) {
        try await store.remove(Note.ID("other"))
      }
      #expect(failure == .notFound(Note.ID("other")))
      #expect(try await store.newest(limit: 100).count == 1)
    },
    ContractCheck("Concurrent calls store every note") { store in
      try await concurrently(20) { number in
        try await store.keep(.fixture(id: "a\(number)"))
      }
      #expect(try await store.newest(limit: 100).count == 20)
    },
  ]
}
