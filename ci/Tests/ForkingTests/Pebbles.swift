import Forking
import Foundation
import Testing
import Toolbox

/// A small checkout with one feature, “Pebbles”, laid out like this project.
enum Pebbles {
  static let files: [String: String] = [
    ".gitignore": ".build/\n",
    ".swift-format":
      "{ \"version\": 1, \"lineLength\": 100, \"indentation\": { \"spaces\": 2 } }\n",
    "Makefile": "help:\n",
    "Package.swift": """
    // swift-tools-version: 6.2
    let features = [
      feature("Pebbles")
    ]

    """,
    "Apps/Composition/AllFeatures.swift": """
    public enum AllFeatures {
      public static let list = FeatureList(
        PebblesFeature()
      )
    }

    """,
    "Apps/Composition/Pebbles/PebblesFeature.swift": "public struct PebblesFeature {}\n",
    "Apps/CLI/Pebbles/PebblesCommand.swift": """
    struct PebblesCommand {
      static let configuration = CommandConfiguration(commandName: "pebbles")
    }

    """,
    "Apps/CLI/Browse.swift": """
    struct Browse {
      static let configuration = CommandConfiguration(commandName: "browse-all")
    }

    """,
    "Apps/Server/Pebbles/PebbleItem.swift": "struct PebbleItem { let pebble: String }\n",
    "Apps/Server/Health.swift": """
    struct HealthItem {
      let route = ServerRoute(.get, "/healths")
    }

    """,
    "Modules/Core/Domain/WallClock.swift": "public struct WallClock {}\n",
    "Modules/Pebbles/README.md": """
    # Pebbles

    Keeps a pebble.

    ## Words of the world

    | literal | whose |
    |---|---|
    | `PEBBLE-File-1` | the first line of every file |

    """,
    "Modules/Pebbles/Domain/Pebble.swift": """
    /// A pebble.
    public struct Pebble {
      public let weight: Int
      static let mark = "PEBBLE-File-1"
    }

    """,
    "Modules/Pebbles/Infrastructure/SQLPebbleStore.swift": """
    import PebblesDomain
    import StoneKit

    let table = "CREATE TABLE pebbles (id)"

    """,
    "Tests/Unit/Pebbles/PebbleTests.swift": "let tested = 1\n",
    "docs/api/PebblesDomain.txt": "struct Pebble\n",
    "ARCHITECTURE.md": "One feature.\n",
  ]

  /// Provides a checkout with the committed feature, in a folder with a blank in its name.
  static func withCheckout(
    adding more: [String: String] = [:], _ body: (Repository) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "seams fork \(UUID().uuidString)").path(percentEncoded: false)
    let checkout = Repository(root: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, text) in files.merging(more, uniquingKeysWith: { $1 }) {
      try checkout.write(text, to: path)
      guard text.hasPrefix("#!") else { continue }
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: checkout.path(path))
    }
    try git("init", "--quiet", in: folder)
    try commit(in: folder)
    try body(checkout)
  }

  /// Commits all files of a checkout.
  static func commit(in folder: String) throws {
    try git("add", "--all", in: folder)
    try git(
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet",
      "--message", "A commit", in: folder)
  }

  private static func git(_ arguments: String..., in folder: String) throws {
    let result = try Shell.run(["git"] + arguments, in: folder, merged: true)
    try #require(result.succeeded, "\(result.output)")
  }

  /// Every file of a checkout with its content, and every folder, except git's and the build's.
  static func tree(of checkout: Repository) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: checkout.root)
    var tree: [String: String] = [:]
    for name in names where !name.hasPrefix(".git/") && !name.hasPrefix(".build") {
      tree[name] = (try? checkout.text(name)) ?? "folder"
    }
    return tree
  }

  static func workshop(
    _ checkout: Repository, build: [String] = ["true"], interruption: Interruption = Interruption(),
    said: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> Workshop {
    try Workshop(checkout, interruption: interruption, build: build, say: said)
  }

  static func plan(
    _ name: String, entity: String? = nil, in checkout: Repository
  ) throws -> ForkPlan {
    try FeatureOrder(
      name, entity: entity, from: Template(of: "Pebbles", in: checkout), in: checkout,
      toolchain: "/nowhere"
    ).plan(in: checkout)
  }
}
