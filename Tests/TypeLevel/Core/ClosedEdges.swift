import TestSupport
import Testing

/// The edges of the architecture, as the compiler finds them: what the manifest does not give to a
/// module cannot be imported by it, and what it gives needs nothing that it does not give.
@Suite struct ClosedEdges {
  @Test(arguments: try await EdgeProbe().verdicts())
  func leadWhereTheManifestSaysAndNowhereElse(_ verdict: EdgeVerdict) {
    verdict.report()
  }
}
