import Evidence

extension Rule {
  static let testableOutsideTests = Rule(
    "testable-outside-tests", lenses: [.imported],
    "Only tests import with `@testable`.",
    why: "It opens what a module keeps to itself, and is not there in a release build.",
    example: """
      // Apps/Composition/ComposedFeatures.swift
      @testable import BookmarksInfrastructure
      """,
    instead: "Use what the module shows, or make public what others are meant to use."
  ) { inspection in
    testableImports(inspection).filter { inspection.kind(of: $0.target) != .tests }
      .map { statement, target in
        Finding(
          "testable-outside-tests", statement.place, target: target.name,
          subject: statement.module, "\(target.name) opens \(statement.module) with `@testable`.",
          reason: "Only a test looks behind the access levels.",
          instead: "write `import \(statement.module)`, and use what it shows.")
      }
  }

  static let testableNotListed = Rule(
    "testable-not-listed", lenses: [.imported],
    "Tests open only the modules that the table lists for them.",
    why: """
      A test that reaches inside knows how the thing is built, and breaks when that changes. Most \
      behaviour can be seen from outside.
      """,
    example: """
      // Tests/Unit/Bookmarks/BookmarkListViewModelTests.swift
      @testable import BookmarksViewModel
      """,
    instead: "Test through the protocol. Where that cannot be, add a row with the reason."
  ) { inspection in
    testableImports(inspection).filter { statement, target in
      inspection.kind(of: target) == .tests
        && !inspection.rules.openings.contains {
          inspection.opens($0, statement.module, from: target)
        }
    }.map { statement, target in
      Finding(
        "testable-not-listed", statement.place, target: target.name, subject: statement.module,
        "\(target.name) opens \(statement.module) with `@testable`.",
        reason: "No row of \(LayerTable.path) lets it; a test from outside survives a rewrite.",
        instead: """
          write `import \(statement.module)` and test through what it shows, or add a row that says \
          why that cannot be.
          """)
    }
  }

  private static func testableImports(
    _ inspection: Inspection
  ) -> [(statement: ImportStatement, target: Manifest.Target)] {
    inspection.files.flatMap { file, target in
      file.imports.filter { $0.attributes.contains("@testable") }.map { ($0, target) }
    }
  }
}

extension Inspection {
  /// Whether a row lets a test open a module.
  func opens(_ opening: Opening, _ module: String, from test: Manifest.Target) -> Bool {
    guard let target = target(ofModule: module) else { return false }
    return rules.layers.selects(test.name, opening.tests)
      && opening.modules.contains { rules.layers.names(target.name, by: $0, from: test.name) }
  }
}
