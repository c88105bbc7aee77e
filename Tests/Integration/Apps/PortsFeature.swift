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
    let settings = try await Settings.fixture(
      "{\(pairs.joined(separator: ", "))}", options: [.dataFolder: .text(folder.path)])
    let opened = try await SystemEnvironment().open(settings, with: [PortsFeature()])
    try await body(try await opened.screens(of: PortsFeature()))
  }
}

extension Settings {
  /// The settings of a configuration file, of options and of variables.
  static func fixture(
    _ file: String = "{}", options: [Setting: SettingValue] = [:],
    environment: [String: String] = [:]
  ) async throws(StartFailure) -> Settings {
    let sources = try await SettingSources.reading(
      "/config.json", options: options, environment: environment,
      files: InMemoryFileSystem(["/config.json": Array(file.utf8)]),
      services: [PortsFeature.archive])
    return try Settings(sources, logsTransitions: false, reachesPrivateNetworks: false)
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
