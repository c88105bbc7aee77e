import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@Suite struct InMemoryStoryStoreTests {
  @Test(arguments: StoryStoreContract.checks)
  func keepsTheContract(_ check: ContractCheck<LeasedStoryStore>) async throws {
    let leases = InMemoryWorkLeases()
    try await check(LeasedStoryStore(InMemoryStoryStore(leases: leases), checking: leases))
  }
}

@Suite struct InMemoryFeedSourceTests {
  @Test(arguments: FeedSourceContract.checks)
  func keepsTheContract(_ check: ContractCheck<FeedSourceContract.Subject>) async throws {
    try await check(
      FeedSourceContract.Subject { answers, body in
        let base = "https://press.example"
        var web = FeedWeb()
        for (path, answer) in answers {
          web[.fixture(base + path)] =
            switch answer {
            case .page(let page): .page(page)
            case .moved(let next, let forGood): .moved(to: .fixture(base + next), forGood: forGood)
            case .failing(let failure): .failing(failure)
            }
        }
        try await body(FeedSourceContract.Web(InMemoryFeedSource(web), base: base))
      })
  }

  @Test func aHeldRequestWaitsAndIsCountedByHost() async throws {
    let source = InMemoryFeedSource()
    let addresses = ["https://a.example/1", "https://a.example:444/2", "http://B.example/3"]
      .map { WebAddress.fixture($0) }
    let hold = source.hold(addresses[0], addresses[1], addresses[2])
    await withTaskGroup(of: Void.self) { group in
      for address in addresses {
        group.addTask { _ = try? await source.document(at: address, unless: .none) }
      }
      await hold.reached(3)
      #expect(source.busiest == ["a.example": 2, "b.example": 1] && source.busiestAtAll == 3)
      hold.release()
    }
    await #expect(throws: FeedSourceFailure.notFound) {
      try await source.document(at: addresses[0], unless: .none)
    }
    #expect(source.askings.count == 4 && source.busiestAtAll == 3)
  }
}
