import CoreDomain
public import CoreTesting
public import NotesDomain
import Testing

/// The contract of every ``NoteStore``. Each check needs its own empty store. Add new requirements
/// here as checks.
public enum NoteStoreContract {
  public static let checks: [ContractCheck<any NoteStore>] = [
    ContractCheck("An empty store has nothing") { store async throws in
      #expect(try await store.newest(limit: 100) == [])
    },
    ContractCheck("Every part of what is kept comes back") { store in
      let kept = Note.fixture(id: "a7", title: "Größe “10” % _ ' \u{1F4DA}", seconds: 12)
      try await store.keep(kept)
      #expect(try await store.newest(limit: 100) == [kept])
    },
    ContractCheck("The newest comes first, whenever it was kept") { store in
      for (id, seconds) in [("a2", Int64(2)), ("a3", 3), ("a1", 1)] {
        try await store.keep(.fixture(id: id, seconds: seconds))
      }
      #expect(try await store.newest(limit: 100).map(\.id.raw) == ["a3", "a2", "a1"])
    },
    ContractCheck("Of one moment, the one that was kept last comes first") { store in
      for id in ["b1", "a2", "c3"] { try await store.keep(.fixture(id: id)) }
      #expect(try await store.newest(limit: 100).map(\.id.raw) == ["c3", "a2", "b1"])
    },
    ContractCheck("A limit gives the newest, and one under 1 gives none") { store in
      for seconds in 1...3 {
        try await store.keep(.fixture(id: "a\(seconds)", seconds: Int64(seconds)))
      }
      #expect(try await store.newest(limit: 2).map(\.id.raw) == ["a3", "a2"])
      #expect(try await store.newest(limit: 0) == [])
      #expect(try await store.newest(limit: -1) == [])
    },
    ContractCheck("Removing takes out what is named and nothing else") { store in
      for id in ["a1", "a2", "a3"] { try await store.keep(.fixture(id: id)) }
      try await store.remove(Note.ID("a2"))
      #expect(try await store.newest(limit: 100).map(\.id.raw) == ["a3", "a1"])
    },
    ContractCheck("Removing what is not there names it and removes nothing") { store in
      try await store.keep(.fixture(id: "a1"))
      let failure = await #expect(throws: NoteFailure.self) {
        try await store.remove(Note.ID("other"))
      }
      #expect(failure == .notFound(Note.ID("other")))
      #expect(try await store.newest(limit: 100).count == 1)
    },
    ContractCheck("Many at once are all kept") { store async throws in
      await withTaskGroup(of: Void.self) { group in
        for number in 1...20 {
          group.addTask { try? await store.keep(.fixture(id: "a\(number)")) }
        }
      }
      #expect(try await store.newest(limit: 100).count == 20)
    },
  ]
}
