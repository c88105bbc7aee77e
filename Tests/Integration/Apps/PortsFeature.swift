import CoreDomain
import CoreTesting
import HTTPTypes
import TestSupport

@testable import Composition

/// Opens the real world with a configuration file of these settings, and passes the ports that a
/// feature receives to the body.
func withPorts(
  _ settings: [String: any CustomStringConvertible], _ body: (FeaturePorts) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let pairs = settings.map { key, value in
      "\"\(key)\": " + (value is String ? "\"\(value)\"" : "\(value)")
    }
    let file = Array("{\(pairs.joined(separator: ", "))}".utf8)
    let sources = try await SettingSources.reading(
      "/config.json", options: [.dataFolder: .text(folder.path)], environment: [:],
      files: InMemoryFileSystem(["/config.json": file]), services: [PortsFeature.archive])
    let world = SystemEnvironment()
    let opened = try await world.open(
      try Settings(sources, logsTransitions: false, reachesPrivateNetworks: false),
      with: [PortsFeature()])
    try await body(try await opened.screens(of: PortsFeature()))
  }
}

/// A feature whose screens are the ports that it receives.
struct PortsFeature: Feature {
  /// A service that no program has; the demo's pages simulate it.
  static let archive = Service(
    name: "archive", base: "https://archive.example/v1", demoPath: "/sites/archive.example")

  func migrations(with indexes: TextIndexes) -> [SQLMigration] { [] }

  func screens(over ports: FeaturePorts) async throws(StartFailure) -> FeaturePorts { ports }
}

/// Requests a path of a host.
func visit(
  _ authority: String, _ path: String, with client: any HTTPClient
) async throws(HTTPFailure) -> HTTPReply {
  try await client.send(
    HTTPRequest(method: .get, scheme: "http", authority: authority, path: path), body: [],
    limits: .page)
}
