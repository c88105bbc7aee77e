import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

extension CatalogueStoreContract {
  /// Checks of pages and their stored state.
  static let running: [ContractCheck<any Store>] = [
    check("Each synchronisation gets a higher number, from any start page") { library, store in
      var numbers: [Int64] = []
      for start in [library.start, library.elsewhere, library.start] {
        let run = try await store.begin(from: start)
        #expect(run.start == start)
        numbers.append(run.number)
      }
      #expect(numbers == numbers.sorted() && Set(numbers).count == 3)
    },
    check("Returns the validators and the next page of a finished page") { library, store in
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
    check("Keeps the series of an interrupted page, and reads the page again") { library, store in
      try await library.synchronise(.fixture(id: "s1"), .fixture(id: "s2"))
      let broken = try await store.begin(from: library.start)
      try await library.keep(.fixture(id: "s1", title: "New"), in: broken)
      #expect(try await library.series("s1")?.title == "New")
      #expect(try await library.listed() == ["s1", "s2"])
      let run = try await store.begin(from: library.start)
      #expect(try await store.ledger(of: library.start, in: run) == nil)
      try await library.read([.fixture(id: "s1")], of: library.start, in: run)
      #expect(try await store.ledger(of: library.start, in: run) != nil)
      #expect(try await store.end(run, at: .fixture()) == 1)
      #expect(try await library.listed() == ["s1"])
    },
    check("Returns no validators for a page that two synchronisations stored in turns") {
      library, store in
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
    check("Returns the validators of a page after another page has changed one of its series") {
      library, store in
      let run = try await store.begin(from: library.start)
      try await library.read([.fixture(title: "old")], of: library.start, in: run)
      try await library.read([.fixture(title: "new")], of: library.second, in: run)
      #expect(try await store.ledger(of: library.start, in: run) != nil)
      #expect(try await store.ledger(of: library.second, in: run) != nil)
    },
    check("Returns the state of the synchronisation that ended last") { library, store in
      try await library.synchronise(.fixture(id: "s1"), .fixture(id: "s2"), at: 5)
      #expect(
        try await store.state()
          == CatalogueState(start: library.start, finishedAt: .fixture(5), series: 2))
      let run = try await store.begin(from: library.elsewhere)
      try await library.keep(.fixture(id: "s3"), of: library.elsewhere, in: run)
      #expect(try await store.state()?.start == library.start)
      _ = try await store.end(run, at: .fixture(9))
      #expect(
        try await store.state()
          == CatalogueState(start: library.elsewhere, finishedAt: .fixture(9), series: 1))
    },
    check("Concurrent calls store every series once") { library, store in
      let run = try await store.begin(from: library.start)
      try await concurrently(20) { number in
        let series = ComicSeries.fixture(
          id: "s\(number / 2)", comics: [.fixture(id: "c\(number / 2)")])
        _ = try? await store.keep([series], of: library.start, in: run)
      }
      #expect(try await library.listed().count == 10)
      #expect(try await library.series("s4")?.comics.count == 1)
    },
  ]
}

extension CatalogueStoreContract {
  /// Checks of withdrawing series that no page lists anymore.
  static let withdrawing: [ContractCheck<any Store>] = [
    check("Withdraws delisted series at the end of the synchronisation only") { library, store in
      let gone = ComicSeries.fixture(id: "gone", comics: [.fixture()], episodes: [.fixture()])
      try await library.synchronise(gone, .fixture(id: "s2"))
      let run = try await store.begin(from: library.start)
      try await library.read([.fixture(id: "s2")], of: library.start, in: run)
      #expect(try await library.listed() == ["gone", "s2"])
      #expect(try await store.end(run, at: .fixture()) == 1)
      #expect(try await library.listed() == ["s2"])
      #expect(try await library.series("gone") == gone)
      #expect(try await store.series(of: .comic(Comic.ID("c1"))) == gone)
      #expect(try await store.series(of: .episode(ComicEpisode.ID("e1"))) == gone)
      #expect(try await store.state()?.series == 1)
      #expect(try await library.synchronise(.fixture(id: "s2")) == 0)
    },
    check("Lists a withdrawn series for its owners only, until it is listed again") {
      library, store in
      let gone = ComicSeries.fixture(id: "gone", comics: [.fixture()])
      try await library.synchronise(gone)
      try await library.buy("c1", for: .fixture("mina"))
      try await library.synchronise(.fixture(id: "s2"))
      #expect(try await library.listed(for: .fixture("mina")) == ["gone", "s2"])
      #expect(try await library.listed(for: .fixture("otis")) == ["s2"])
      #expect(try await library.listed() == ["s2"])
      for ordering in ComicOrdering.allCases {
        let form = ComicListRequest(ordering: ordering)
        let page = try await store.series(form, for: .fixture("mina"), at: .fixture())
        #expect(page == ComicStorePage(series: [gone], total: 1))
      }
      try await library.synchronise(gone)
      #expect(try await library.listed() == ["gone"])
    },
    check("Keeps every series of an unchanged page") { library, store in
      let run = try await store.begin(from: library.start)
      try await library.read(
        [.fixture(id: "s1"), .fixture(id: "s2")], of: library.start, in: run)
      try await library.read([.fixture(id: "s3")], of: library.second, in: run)
      _ = try await store.end(run, at: .fixture())
      let next = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.start, in: next) == 2)
      #expect(try await store.ledger(of: library.start, in: next) != nil)
      #expect(try await store.keepUnchanged(CataloguePage("never read"), in: next) == 0)
      #expect(try await store.end(next, at: .fixture()) == 1)
      #expect(try await library.listed() == ["s1", "s2"])
      let last = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.second, in: last) == 1)
      #expect(try await store.end(last, at: .fixture()) == 2)
      #expect(try await library.listed() == ["s3"])
    },
    check("Keeps a series while one of its pages lists it") { library, store in
      let run = try await store.begin(from: library.start)
      for page in [library.start, library.second] {
        try await library.read([.fixture(id: "s1")], of: page, in: run)
      }
      _ = try await store.end(run, at: .fixture())
      let next = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.start, in: next) == 1)
      try await library.read([.fixture(id: "s2")], of: library.second, in: next)
      #expect(try await store.end(next, at: .fixture()) == 0)
      #expect(try await library.listed() == ["s1", "s2"])
      let last = try await store.begin(from: library.start)
      #expect(try await store.keepUnchanged(library.second, in: last) == 1)
      #expect(try await store.end(last, at: .fixture()) == 1)
      #expect(try await library.listed() == ["s2"])
    },
    check("Concurrent synchronisations keep each other's series") { library, store in
      try await library.synchronise(.fixture(id: "s1"), .fixture(id: "s2"), .fixture(id: "s3"))
      let older = try await store.begin(from: library.start)
      let newer = try await store.begin(from: library.start)
      try await library.keep(.fixture(id: "s1"), in: older)
      try await library.keep(.fixture(id: "s1"), .fixture(id: "s2"), in: newer)
      try await library.keep(.fixture(id: "s1"), .fixture(id: "s2"), in: older)
      #expect(try await store.end(older, at: .fixture()) == 1)
      #expect(try await library.listed() == ["s1", "s2"])
      #expect(try await store.end(newer, at: .fixture()) == 0)
      #expect(try await library.listed() == ["s1", "s2"])
    },
    check("A synchronisation withdraws only series of its own catalogue") { library, _ in
      try await library.synchronise(.fixture(id: "s1"), .fixture(id: "s2"))
      let others = [ComicSeries.fixture(id: "s2"), .fixture(id: "s3")]
      #expect(try await library.synchronise(others[0], others[1], from: library.elsewhere) == 0)
      #expect(try await library.listed() == ["s1", "s2", "s3"])
      // The other catalogue was the last to list the series, so this one does not withdraw it.
      #expect(try await library.synchronise(.fixture(id: "s1")) == 0)
      #expect(try await library.synchronise(.fixture(id: "s3"), from: library.elsewhere) == 1)
      #expect(try await library.listed() == ["s1", "s3"])
    },
    check("An empty catalogue withdraws all series, but keeps purchases") { library, store in
      try await library.synchronise(.fixture(comics: [.fixture()]))
      try await library.buy("c1")
      try await store.keep(.fixture(.comic(Comic.ID("c1"))), for: .fixture())
      #expect(try await library.synchronise() == 1)
      #expect(try await library.listed() == [])
      #expect(try await library.listed(for: .fixture()) == ["s1"])
      #expect(try await store.purchases(of: .fixture()).map(\.comic.raw) == ["c1"])
      #expect(try await store.progress(of: .fixture(), in: nil).count == 1)
    },
  ]
}
