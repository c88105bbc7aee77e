import BookshelfDomain
import BookshelfRepository
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct DueCatalogueTests {
  @Test func synchronisesADayAfterTheLastTime() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    #expect(try await perform(in: world) == nil)
    #expect(world.catalogue.asked.isEmpty)
    try await world.synchronise()
    let day = DueCatalogue.lifetime
    world.clock.set(.fixture(-1).advanced(by: day))
    #expect(try await perform(in: world) == nil)
    world.clock.set(.fixture().advanced(by: day))
    #expect(try await perform(in: world) == "1 series were read, 0 are new.")
    #expect(try await perform(in: world) == nil)
  }

  @Test func ignoresATimeInTheFuture() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    world.clock.set(.fixture(-1))
    #expect(try await perform(in: world) != nil)
  }

  @Test func reportsAFailureOfTheSource() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    try await world.synchronise()
    world.clock.set(.fixture().advanced(by: DueCatalogue.lifetime))
    world.catalogue.fail(with: .source(.endless(ToldCatalogue.start)))
    await #expect(throws: BackgroundFailure.self) { try await perform(in: world) }
  }

  private func perform(in world: BookshelfWorld) async throws(BackgroundFailure) -> String? {
    try await DueCatalogue(repository: world.repository, clock: world.clock).perform()
  }
}
