import TestSupport
import Testing

/// The arrows of the architecture, as the sources draw them, against those of the manifest.
///
/// The compiler accepts an import of anything that happens to be built, and the package manager's
/// own check stops at one edge: a module may name what its dependency depends on. Here the imports
/// are the direct dependencies, both ways.
@Suite struct Imports {
  @Test func nameNothingThatTheManifestDoesNotGive() async throws {
    for (module, imports) in try await sources() {
      let given = module.dependencies.union(Self.toolchain(of: module))
      for statement in imports where !given.contains(statement.module) {
        Issue.record(
          """
          \(statement): \(module.name) is not given \(statement.module). Use a protocol of its \
          Domain instead, or, where the layer may see it, say so in Package.swift.
          """)
      }
    }
  }

  @Test func useEverythingThatTheManifestGives() async throws {
    for (module, imports) in try await sources() where !module.isTest {
      let unused = module.dependencies.subtracting(imports.map(\.module))
      #expect(unused == [], "\(module.name): take what is unused out of Package.swift")
    }
  }

  @Test func passNothingOn() async throws {
    for (_, imports) in try await sources() {
      for statement in imports where statement.attributes.contains("@_exported") {
        Issue.record("\(statement): whoever needs the module imports it by itself")
      }
    }
  }

  @Test func openNothingOutsideOfTests() async throws {
    for (module, imports) in try await sources() where !module.isTest {
      for statement in imports where statement.attributes.contains("@testable") {
        Issue.record("\(statement): only a test looks behind the access levels")
      }
    }
  }

  @Test(arguments: [
    ("import A", "A"), ("  public import A.B", "A"), ("@testable import A", "A"),
    ("@_exported private import struct A.S // why", "A"), ("import func A.f", "A"),
  ])
  func areReadInEveryForm(_ line: String, _ module: String) {
    #expect(ImportStatement.all(in: "\n" + line, file: "F").map(\.module) == [module])
    #expect(ImportStatement.all(in: "\n" + line, file: "F").map(\.line) == [2])
  }

  @Test(arguments: ["// import A", "let important = 1", "/// import A", "imported", "import"])
  func areNotSeenWhereThereAreNone(_ line: String) {
    #expect(ImportStatement.all(in: line, file: "F") == [])
  }

  private func sources() async throws -> [(PackageManifest.Module, [ImportStatement])] {
    let manifest = try await PackageManifest()
    let sources = try manifest.modules.map { module in
      (module, try ImportStatement.all(below: "\(manifest.root)/\(module.path)"))
    }
    // A check that reads nothing passes always.
    try #require(sources.count > 20 && sources.allSatisfy { !$0.1.isEmpty || $0.0.isTest })
    return sources.map { module, imports in
      (module, imports.filter { !$0.file.contains("/Cases/") })
    }
  }
}

extension Imports {
  /// What a module may see of the toolchain's own. C, threads and locks stay where they are needed.
  private static func toolchain(of module: PackageManifest.Module) -> Set<String> {
    switch module.name {
    case _ where module.isTest || module.name == "TestSupport":
      ["Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Synchronization", "Testing"]
    case "CoreInfrastructure": ["Dispatch", "FoundationEssentials", "Glibc", "Synchronization"]
    // Its doubles of text are Foundation's, so that they share no line with the real ones.
    case "CoreTesting": ["Foundation", "Synchronization", "Testing"]
    case let name where name.hasSuffix("Testing"): ["Synchronization", "Testing"]
    case "CLI", "Server": ["FoundationEssentials", "Synchronization"]
    default: ["FoundationEssentials"]
    }
  }
}
