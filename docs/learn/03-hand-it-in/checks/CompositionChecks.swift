import Testing
import TideComposition
import TideDomain
import TideInfrastructure
import TideRepository

@Suite struct CompositionChecks {
  /// The telephone line is dead, so this error shows that the composition uses the real office.
  @Test func theCompositionPassesTheOffice() async {
    await #expect(throws: TideFailure.unreachable) {
      try await TideComposition.repository().tides(for: 200)
    }
  }

  @Test func theOfficeIsASource() {
    let office: Any = HarbourOffice()
    #expect(office is any TideSource)
  }
}
