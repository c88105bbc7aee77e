import TestSupport
import Testing

/// The edges of the architecture as the compiler enforces them: a module can import exactly what
/// the manifest gives it.
@Suite struct ClosedEdges {
  @Test(arguments: try await EdgeProbe().verdicts())
  func allowExactlyTheImportsOfTheManifest(_ verdict: EdgeVerdict) {
    verdict.report()
  }
}
