import Forking
import Testing

@Suite struct LibraryTests {
  private static let manifest = """
    // A library.
    let dependencies = [
      // take: swift-log
    ]
    // \("only"): Unit
    let unit = "{Feature}UnitTests"
    // \("end only")
    // \("only"): Integration
    let integration = "{Feature}IntegrationTests"
    // \("end only")

    // take: core

    """

  /// The additional files of a template from which a library is made.
  static let files = [
    "ci/Standalone/library/Package.swift": manifest,
    "Package.swift": """
    let features: [[Target]] = [
      feature("Pebbles")
    ]
    let dependencies = [
      .package(url: "https://example.org/swift-log.git", exact: "1.2.3"),
      .package(url: "https://example.org/other.git", exact: "1.2.3"),
    ]

    /// Shared by all.
    func core() -> Int { 1 }

    func apps() -> Int { 2 }

    """,
    "Apps/Composition/AllFeatures.swift": "let list = FeatureList(PebblesFeature())\n",
    "Modules/Core/Domain/WallClock.swift": "public struct WallClock {}\n",
    "Modules/Core/README.md": "# Core\n", "Modules/Pebbles/graph.svg": "<svg/>\n",
    "Modules/Pebbles/Repository/DefaultPebbles.swift": "import PebblesDomain\n",
    "Modules/Pebbles/ViewModel/PebbleViewModel.swift": "import PebblesDomain\n",
    "Tests/Unit/Pebbles/PebbleTests.swift": "import PebblesDomain\n\nlet tested = 1\n",
    "Tests/Unit/Pebbles/ViewTests.swift":
      "import PebblesViewModel\n\nstruct PebbleWorld {}\n\nextension Int {\n  static var heavy: Int { 9 }\n}\n",
    "Tests/Unit/Pebbles/WorldTests.swift":
      "import PebblesDomain\n\nlet world = PebbleWorld()\n\nfunc lent() {}\n",
    "Tests/Unit/Pebbles/HeavyTests.swift": "let weight = Int.heavy\n",
    "Tests/Unit/Pebbles/LentTests.swift": "let borrowed = lent()\n",
    "Tests/Integration/Pebbles/StoreTests.swift": "@testable import PebblesInfrastructure\n",
    "Tests/Unit/Core/ClockTests.swift": "import CoreDomain\n",
    "Tests/TypeLevel/Pebbles/PebblesPrograms.swift": "import TestSupport\n",
    "Tests/TypeLevel/Pebbles/Cases/Pages/TextIsNoMarkup.swift":
      "import PebblesDomain\nimport Server\n",
    "Tests/TypeLevel/Pebbles/Cases/TypeCheck/SizeIsRead.swift": "import PebblesDomain\n",
    "Tests/EndToEnd/Pebbles/ProgramTests.swift": "import seams\n",
    "LICENSE": "Free.\n", "ci/upgrade": "#!/bin/sh\n", "ci/test": "#!/bin/sh\n",
    "Modules/Pebbles/README.md": """
    # Pebbles

    | layer | what is in it |
    |---|---|
    | [Domain](Domain) | values |
    | [ViewModel](ViewModel) | screens |
    | [Testing](Testing) | doubles |

    ## Words of the world

    | literal | whose |
    |---|---|
    | `PEBBLE-File-1` | the first line of every file |

    """,
  ]

  private func tree() throws -> FileTree {
    try Shore.tree(.init(.library, from: "Pebbles", to: "Stones"), adding: Self.files)
  }

  @Test func containsTheDomainThePolicyAndCore() throws {
    let paths = try tree().paths.filter { !$0.hasPrefix("Tests/") }
    #expect(
      paths == [
        ".gitignore", ".swift-format", "LICENSE", "Modules/Core/Domain/WallClock.swift",
        "Modules/Core/README.md",
        "Modules/Stones/Domain/Stone.swift", "Modules/Stones/README.md",
        "Modules/Stones/Repository/DefaultStones.swift", "Modules/Stones/graph.svg",
        "Package.swift",
        "README.md",
        "ci/upgrade", "template.lock",
      ])
  }

  @Test func theFeaturePageLinksToNoRemovedLayer() throws {
    let page = try #require(try tree()["Modules/Stones/README.md"]?.text)
    #expect(page.contains("| [Domain](Domain) | values |\n| [Testing](Testing) | doubles |\n"))
    #expect(!page.contains("ViewModel"))
  }

  @Test func containsOnlyTestsThatCanBeBuilt() throws {
    #expect(
      try tree().paths(at: "Tests/") == [
        "Tests/TypeLevel/Stones/Cases/TypeCheck/SizeIsRead.swift",
        "Tests/TypeLevel/Stones/StonesPrograms.swift", "Tests/Unit/Core/ClockTests.swift",
        "Tests/Unit/Stones/StoneTests.swift",
      ])
  }

  @Test func usesItsOwnManifestIfOneExists() throws {
    #expect(
      try tree()["Package.swift"]?.text == """
        // A library.
        let dependencies = [
          .package(url: "https://example.org/swift-log.git", exact: "1.2.3")
        ]
        let unit = "StonesUnitTests"

        /// Shared by all.
        func core() -> Int { 1 }

        """)
  }

  @Test func namesPathsThatTheTemplateLacks() {
    let failure = #expect(throws: (any Error).self) {
      try Shore.tree(
        .init(.library, from: "Pebbles", to: "Stones"),
        adding: Self.files.merging(
          ["ci/Standalone/library/Package.swift": "// take: gone\n"], uniquingKeysWith: { $1 }))
    }
    #expect("\(failure.map { "\($0)" } ?? "")".contains("takes “gone”"))
  }
}
