/// Composes features with one database, one HTTP client and one clock.
struct ComposedFeatures: Features {
  let ports: FeaturePorts

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    try await feature.screens(over: ports)
  }
}
