private import FoundationEssentials
internal import Subprocess

/// The package as its manifest declares it: its modules and their dependencies.
public struct PackageManifest: Sendable {
  /// The Swift modules in the order of the manifest.
  public let modules: [Module]

  public let root: String

  public struct Module: Sendable {
    public let name: String
    /// Its folder, relative to the root.
    public let path: String
    public let isTest: Bool
    /// Its dependencies: modules of this package, and products of others.
    public let dependencies: Set<String>
  }

  /// - Parameter file: A file of the package, three folders below its root.
  public init(above file: String = #filePath) async throws {
    let plan = try BuildPlan()
    let root = file.droppingLastPart.droppingLastPart.droppingLastPart.droppingLastPart
    // Without `--ignore-lock` the call would wait for the tests, which wait for the call.
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: ["package", "--ignore-lock", "--package-path", root, "dump-package"],
      environment: .inherit.updating(["PATH": plan.toolchain + ":/usr/bin:/bin"]),
      output: .bytes(limit: Self.outputLimit), error: .string(limit: Self.outputLimit))
    let dump: Dump
    do {
      dump = try JSONDecoder().decode(Dump.self, from: Data(result.standardOutput))
    } catch {
      throw CompilerFailure.unusable(reason: "dump-package: \(error) \(result.standardError)")
    }
    self.root = root
    modules = dump.targets.filter { $0.type != "system" }.map(\.module)
  }

  /// The maximum output in bytes.
  private static let outputLimit = 16 * 1024 * 1024
}

/// The used parts of `swift package dump-package`'s output.
private struct Dump: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]

    var module: PackageManifest.Module {
      // A product has a hyphen in its name where its module has an underscore.
      PackageManifest.Module(
        name: name.replacing("-", with: "_"), path: path ?? "", isTest: type == "test",
        dependencies: Set(dependencies.map { $0.name.replacing("-", with: "_") }))
    }
  }

  /// A dependency: an object with one key, whose value is an array that begins with the name.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Kind.self)
      guard let kind = kinds.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency of no known kind"))
      }
      var values = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try values.decode(String.self)
    }

    enum Kind: String, CodingKey {
      case target, product, byName
    }
  }
}
