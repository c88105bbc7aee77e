import Testing
import TideComposition
import TideDomain
import TideInfrastructure
import TideRepository

@Suite struct CompositionChecks {
  /// The line is dead, and that shows: so the real office stands behind the port.
  @Test func theCompositionHandsInTheOffice() async {
    await #expect(throws: TideFailure.unreachable) {
      try await TideComposition.repository().tides(for: 200)
    }
  }

  @Test func theOfficeIsASource() {
    let office: Any = HarbourOffice()
    #expect(office is any TideSource)
  }
}
