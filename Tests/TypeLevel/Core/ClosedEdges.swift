import TestSupport
import Testing

/// The edges of the architecture as the compiler enforces them: a module cannot import what the
/// manifest does not give it, and what the manifest gives it needs nothing else.
@Suite struct ClosedEdges {
  @Test(arguments: try await EdgeProbe().verdicts())
  func leadWhereTheManifestSaysAndNowhereElse(_ verdict: EdgeVerdict) {
    verdict.report()
  }
}
