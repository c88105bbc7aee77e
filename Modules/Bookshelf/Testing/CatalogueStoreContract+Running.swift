import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

extension CatalogueStoreContract {
  /// Checks of pages and their stored state.
  static let running: [ContractCheck<any Store>] = [
    ContractCheck("Each synchronisation gets a higher number, from any start page") {
      store async throws in
      let library = Library(store)
      var numbers: [Int64] = []
      for start in [library.start, library.elsewhere, library.start] {
        let run = try await store.begin(from: start)
        #expect(run.start == start)
        numbers.append(run.number)
      }
      #expect(numbers == numbers.sorted() && Set(numbers).count == 3)
    },
    ContractCheck("Returns the validators and the next page of a finished page") {
      store async throws in
      let library = Library(store)
      let run = try await store.begin(from: library.start)
      let ledgers = [
        CatalogueLedger(
          validators: HTTPValidators(
            entityTag: "W/\"a7\"", lastModified: "Sun, 22 Nov 2026 08:00:00 GMT"),
          next: library.second),
        CatalogueLedger(validators: .none, next: nil),
      ]
      #expect(try await store.ledger(of: library.start, in: run) == nil)
      for ledger in ledgers {
        try await library.keep(.bare, in: run)
        #expect(try await store.ledger(of: library.start, in: run) == nil)
        try await store.finish(library.start, ledger, in: run)
        #expect(try await store.ledger(of: library.start, in: run) == ledger)
      }
      try await store.finish(library.second, ledgers[0], in: run)
      #expect(try await store.ledger(of: library.second, in: run) == ledgers[0])
      #expect(try await store.ledger(of: library.start, in: run) == ledgers[1])
    },
    ContractCheck("Keeps the series of an interrupted page, and reads the page again") {
      store async throws in
      let library = Library(store)
      try await library.synchronise(.fixture(id: "s1"), .fixture(id: "s2"))
      let broken = try await store.begin(from: library.start)
      try await library.keep(.fixture(id: "s1", title: "New"), in: broken)
      #expect(try await library.series("s1")?.title == "New")
      #expect(try await library.listed() == ["s1", "s2"])
      let run = try await store.begin(from: library.start)
      #expect(try await store.ledger(of: library.start, in: run) == nil)
      try await library.read([.fixture(id: "s1")], of: library.start, in: run)
      #expect(try await store.ledger(of: library.start, in: run) != nil)
      #expect(try await store.end(run, at: Comic.fixtureTime()) == 1)
      #expect(try await library.listed() == ["s1"])
    },
    ContractCheck("Returns no validators for a page that two synchronisations stored in turns") {
      store async throws in
      let library = Library(store)
      let older = try await store.begin(from: library.start)
      let newer = try await store.begin(from: library.start)
      let ledger = CatalogueLedger(validators: .none, next: nil)
      try await library.keep(.fixture(id: "s1", title: "old"), in: older)
      try await library.keep(.fixture(id: "s1", title: "new"), in: newer)
      try await library.keep(.fixture(id: "s2", title: "old"), in: older)
      try await store.finish(library.start, ledger, in: newer)
      #expect(try await store.ledger(of: library.start, in: newer) == nil)
      try await store.finish(library.start, ledger, in: older)
      #expect(try await store.ledger(of: library.start, in: older) == nil)
      let next = try await store.begin(from: library.start)
      try await library.read([.fixture()], of: library.start, in: next)
      #expect(try await store.ledger(of: library.start, in: next) != nil)
      try await library.keep(.fixture(id: "s2", title: "old"), in: older)
      #expect(try await store.ledger(of: library.start, in: next) == nil)
    },
    ContractCheck("Returns the state of the synchronisation that ended last") {
      store async throws in
      let library = Library(store)
      try await library.synchronise(.fixture(id: "s1"), .fixture(id: "s2"), at: 5)
      #expect(
        try await store.state()
          == CatalogueState(start: library.start, finishedAt: Comic.fixtureTime(5), series: 2))
      let run = try await store.begin(from: library.elsewhere)
      try await library.keep(.fixture(id: "s3"), of: library.elsewhere, in: run)
      #expect(try await store.state()?.start == library.start)
      _ = try await store.end(run, at: Comic.fixtureTime(9))
      #expect(
        try await store.state()
          == CatalogueState(start: library.elsewhere, finishedAt: Comic.fixtureTime(9), series: 1))
    },
    ContractCheck("Concurrent calls store every series once") { store async throws in
      let library = Library(store)
      let run = try await store.begin(from: library.start)
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            let series = ComicSeries.fixture(
              id: "s\(number / 2)", comics: [.fixture(id: "c\(number / 2)")])
            _ = try? await store.keep([series], of: library.start, in: run)
          }
        }
      }
      #expect(try await library.listed().count == 10)
      #expect(try await library.series("s4")?.comics.count == 1)
    },
  ]
}
