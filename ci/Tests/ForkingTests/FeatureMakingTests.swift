import Forking
import Foundation
import Synchronization
import Testing
import Toolbox

@Suite struct FeatureMakingTests {
  @Test func removingANewFeatureRestoresTheCheckout() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      let workshop = try Pebbles.workshop(checkout)
      let report = try FeatureMaking(in: workshop, levels: nil).make(
        Pebbles.plan("Recipes", in: checkout))
      #expect(report.text.hasPrefix("Recipes is made: 7 files, "))
      #expect(try checkout.text("Package.swift").contains("feature(\"Recipes\")"))
      let removal = FeatureRemoval(in: workshop)
      _ = try removal.remove(removal.plan(for: "Recipes"))
      #expect(try Pebbles.tree(of: checkout) == before)
    }
  }

  @Test func runsTheTestsAndDrawsThePagesAfterTheBuild() throws {
    try Pebbles.withCheckout(adding: Self.scripts) { checkout in
      let workshop = try Pebbles.workshop(checkout)
      let before = try Pebbles.tree(of: checkout)
      let report = try FeatureMaking(in: workshop).make(Pebbles.plan("Recipes", in: checkout))
      #expect(
        report.seconds.map(\.step) == [
          "writing", "build", "unit tests", "api", "graph",
        ])
      #expect(try checkout.text("ARCHITECTURE.md") == "drawn\n")
      // Without the feature, the pages are the same as before it was made.
      let removal = FeatureRemoval(in: workshop)
      _ = try removal.remove(removal.plan(for: "Recipes"))
      #expect(try Pebbles.tree(of: checkout) == before)
    }
  }

  @Test func undoesAFailedBuildAndNamesTheLineOfTheTemplate() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      let path = checkout.path("Modules/Recipes/Domain/Recipe.swift")
      let workshop = try Pebbles.workshop(
        checkout, build: ["sh", "-c", "echo '\(path):3:5: error: no such thing'; exit 1"])
      let report = try FeatureMaking(in: workshop).make(Pebbles.plan("Recipes", in: checkout))
      #expect(report.failure?.step == "build")
      #expect(report.text.contains("from Modules/Pebbles/Domain/Pebble.swift:3"))
      #expect(try Pebbles.tree(of: checkout) == before)
    }
  }

  @Test func keepsAFailedBuildOnRequest() throws {
    try Pebbles.withCheckout { checkout in
      var making = FeatureMaking(in: try Pebbles.workshop(checkout, build: ["false"]))
      making.keepsFailure = true
      let report = try making.make(Pebbles.plan("Recipes", in: checkout))
      #expect(report.failure?.isKept == true)
      #expect(checkout.exists("Modules/Recipes/Domain/Recipe.swift"))
    }
  }

  @Test func anInterruptionRestoresEverything() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      let interruption = Interruption()
      let workshop = try Pebbles.workshop(checkout, interruption: interruption)
      interruption.interrupt(SIGTERM)
      #expect(throws: Interrupted(signal: SIGTERM)) {
        try FeatureMaking(in: workshop).make(Pebbles.plan("Recipes", in: checkout))
      }
      #expect(try Pebbles.tree(of: checkout) == before)
    }
  }

  @Test func aFailedWriteLeavesNoFiles() throws {
    // A file blocks a folder after other files have been written.
    try Pebbles.withCheckout { checkout in
      let plan = try Pebbles.plan("Recipes", in: checkout)
      try checkout.write("in the way\n", to: "Tests/Unit/Recipes")
      let before = try Pebbles.tree(of: checkout)
      var making = FeatureMaking(in: try Pebbles.workshop(checkout), levels: nil)
      making.allowsChanges = true
      let failure = #expect(throws: ToolFailure.self) { try making.make(plan) }
      #expect(failure?.description.contains("Tests/Unit/Recipes/RecipeTests.swift") == true)
      #expect(try Pebbles.tree(of: checkout) == before)
    }
  }

  @Test func namesUncommittedChanges() throws {
    try Pebbles.withCheckout { checkout in
      try checkout.write("changed\n", to: "ARCHITECTURE.md")
      var making = FeatureMaking(in: try Pebbles.workshop(checkout), levels: nil)
      let plan = try Pebbles.plan("Recipes", in: checkout)
      let refusal = #expect(throws: Refusal.self) { try making.make(plan) }
      #expect(refusal?.description.contains("  ARCHITECTURE.md") == true)
      making.allowsChanges = true
      let report = try making.make(plan)
      #expect(report.failure == nil)
    }
  }

  /// The commands of the steps, as far as a test needs them. A user edits files during the build;
  /// the build of this test plays that user.
  @Test func copiesConcurrentEditsAside() throws {
    try Pebbles.withCheckout(adding: Self.scripts) { checkout in
      let before = try Pebbles.tree(of: checkout)
      let said = Mutex<[String]>([])
      let workshop = try Pebbles.workshop(
        checkout, build: ["sh", "-c", "echo mine >>Package.swift; false"]
      ) { line in said.withLock { $0.append(line) } }
      let report = try FeatureMaking(in: workshop).make(Pebbles.plan("Oceans", in: checkout))
      #expect(report.failure?.step == "build")
      #expect(try Pebbles.tree(of: checkout) == before)
      #expect(try checkout.text(".build/fork/aside/1/Package.swift").hasSuffix("mine\n"))
      let words = "changed meanwhile are in .build/fork/aside/1: Package.swift"
      #expect(said.withLock { $0.contains { $0.contains(words) } })
    }
  }

  @Test func keepsConcurrentCommits() throws {
    try Pebbles.withCheckout(adding: Self.scripts) { checkout in
      let commit = "git -c user.name=A -c user.email=a@example.org commit --quiet --message Mine"
      let workshop = try Pebbles.workshop(
        checkout, build: ["sh", "-c", "git add --all; \(commit); false"])
      let failure = #expect(throws: ToolFailure.self) {
        try FeatureMaking(in: workshop).make(Pebbles.plan("Oceans", in: checkout))
      }
      #expect(failure?.description.contains("stays: somebody has committed since") == true)
      #expect(try Git(in: checkout.root).changes() == [])
      #expect(checkout.exists("Modules/Oceans/Domain/Ocean.swift"))
      #expect(try Journal.unfinished(in: checkout) == nil)
    }
  }

  @Test func doesNotCopyUntouchedFilesAside() throws {
    try Pebbles.withCheckout(adding: Self.scripts) { checkout in
      let workshop = try Pebbles.workshop(checkout, build: ["false"])
      _ = try FeatureMaking(in: workshop).make(Pebbles.plan("Oceans", in: checkout))
      #expect(!checkout.exists(".build/fork/aside"))
    }
  }

  static let scripts = [
    "ci/test": "#!/bin/sh\n", "ci/tool": "#!/bin/sh\necho drawn >ARCHITECTURE.md\n",
  ]
}
