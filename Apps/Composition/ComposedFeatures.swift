import CoreDomain
import CoreInfrastructure

/// Composes features with one database, one HTTP client and one clock.
struct ComposedFeatures: Features {
  let ports: FeaturePorts

  var tracer: OperationTracer { ports.tracer }
  var versions: any DataVersions { ports.database }
  var signIns: any SignInStore { SQLSignInStore(database: ports.database) }
  var digesting: any SecretDigesting { CryptSecretDigesting() }

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    try await feature.screens(over: ports)
  }

  func backgroundWork(of feature: any Feature) async throws(StartFailure) -> [any BackgroundWork] {
    try await feature.backgroundWork(over: ports)
  }
}
