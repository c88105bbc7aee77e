import Forking
import Foundation
import Testing
import Toolbox

/// A small template with two features, “Pebbles” and “Shells”, and all files that carving needs.
enum Shore {
  static let page = "ci/Standalone/README.md"

  static let table = """
    # Standalone

    ## Belongings

    | path | belongs to | why |
    |---|---|---|
    | `Benchmarks/` | seams | compares |
    | `ci/Standalone/` | seams | the template's |
    | `docs/pebble-weights.md` | Pebbles | a decision |
    | `docs/shells.md` | Shells | a decision |
    | `Apps/DemoUpstream/Beach/` | Pebbles, Shells | plays a beach |

    """

  static let files: [String: String] = [
    page: table,
    "Package.swift": """
    // swift-tools-version: 6.2
    let features: [[Target]] = [
      feature("Pebbles"),
      feature("Shells", infrastructure: [x]),
    ]
    // \("only"): Pebbles
    let live = "PebblesDomain"
    // \("end only")
    // \("only"): Shells
    let live = "ShellsDomain"
    // \("end only")

    """,
    "Apps/Composition/AllFeatures.swift": """
    public enum AllFeatures {
      public static let list = FeatureList(
        PebblesFeature(),
        ShellsFeature()
      )
    }

    """,
    "Apps/CLI/Shells/ShellsCommand.swift": """
    struct ShellsCommand {
      static let configuration = CommandConfiguration(commandName: "shells")
    }

    """,
    "Apps/DemoUpstream/Beach/Beach.swift": """
    // \("only"): Shells
    let pebbles = "shells"
    // \("end only")
    // \("only"): Pebbles
    let pebbles = "pebbles"
    // \("end only")

    """,
    "Modules/Shells/README.md": "# Shells\n\nKeeps a shell.\n",
    "Modules/Shells/Domain/Shell.swift": "public struct Shell {}\n",
    "Tests/Unit/Shells/ShellTests.swift": "let tested = 2\n",
    "docs/api/ShellsDomain.txt": "struct Shell\n",
    "docs/pebble-weights.md": "# A pebble has a weight\n",
    "docs/shells.md": "# Shells are light\n",
    "Benchmarks/Run.swift": "import PebblesDomain\n",
    "Makefile": """
    help:
    # \("only"): Pebbles
    \tseams pebbles list
    # \("end only")
    # \("only"): seams
    \tbench
    # \("end only")

    """,
    "ci/run": "#!/bin/sh\n",
    "README.md": "Two features.\n",
    "ci/Standalone/files/README.md": "# {Feature}\n\n`seams {features}` lists each {Entity}.\n",
    "ci/Standalone/empty/README.md": "# Nothing yet\n",
    "ci/Standalone/library/README.md": "# {Feature}, a library\n",
  ]

  /// Provides a checkout with the committed template, and its commit.
  static func withTemplate(
    adding more: [String: String] = [:], _ body: (Repository, String) throws -> Void
  ) throws {
    try Pebbles.withCheckout(adding: files.merging(more, uniquingKeysWith: { $1 })) { checkout in
      try body(checkout, Git(in: checkout.root).head())
    }
  }

  /// The tree for some answers, by path.
  static func tree(
    _ answers: StandaloneAnswers, adding more: [String: String] = [:]
  ) throws -> FileTree {
    var tree = FileTree()
    try withTemplate(adding: more) { checkout, version in
      tree = try Standalone(answers, version: version, toolchain: "/nowhere").tree(from: checkout)
    }
    return tree
  }
}
