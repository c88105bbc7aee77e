import Testing
import TideComposition
import TideDomain
import TideInfrastructure
import TideRepository

@Suite struct CompositionChecks {
  /// The line is dead and the error shows it, so the real office implements the port.
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
