import Forking
import Testing
import Toolbox

@Suite struct EmptyingTests {
  @Test func leavesTheFilesOfAnEmptyTree() throws {
    try Shore.withTemplate(adding: FeatureMakingTests.scripts) { checkout, version in
      let emptying = Emptying(in: try Pebbles.workshop(checkout))
      let report = try emptying.empty(emptying.plan())
      #expect(report.failure == nil)
      #expect(report.seconds.map(\.step) == ["removing", "build", "api", "graph"])
      let wanted = try Standalone(.empty, version: version, toolchain: "/nowhere")
        .tree(from: checkout)
      let left = try Git(in: checkout.root).files(below: ["."])
      #expect(left == wanted.paths)
      // The tools regenerate one page here.
      for path in left where path != "ARCHITECTURE.md" {
        #expect(try checkout.text(path) == wanted[path]?.text, "\(path)")
      }
      #expect(!checkout.exists("Modules/Pebbles"))
    }
  }

  @Test(arguments: [["false"], ["sh", "-c", "echo drawn >README.md; exit 1"]])
  func undoesAFailedStep(build: [String]) throws {
    try Shore.withTemplate { checkout, _ in
      let before = try Pebbles.tree(of: checkout)
      let emptying = Emptying(in: try Pebbles.workshop(checkout, build: build))
      let report = try emptying.empty(emptying.plan())
      #expect(report.failure?.step == "build")
      #expect(try Pebbles.tree(of: checkout) == before)
    }
  }

  @Test func rejectsACheckoutWithChanges() throws {
    try Shore.withTemplate { checkout, _ in
      try checkout.write("mine\n", to: "Makefile")
      var emptying = Emptying(in: try Pebbles.workshop(checkout))
      emptying.builds = false
      let refusal = #expect(throws: Refusal.self) { try emptying.plan() }
      #expect(refusal?.description.contains("  Makefile") == true)
      emptying.allowsChanges = true
      _ = try emptying.empty(emptying.plan())
      #expect(try checkout.text("Makefile") == "mine\n")
    }
  }

  @Test func refusesAnEmptyForkAndAcceptsANewFeature() throws {
    let notes = "public struct Note {}\n"
    try Shore.withTemplate(adding: ["ci/Template/Modules/Notes/Domain/Note.swift": notes]) {
      checkout, _ in
      var emptying = Emptying(in: try Pebbles.workshop(checkout))
      emptying.builds = false
      _ = try emptying.empty(emptying.plan())
      try Pebbles.commit(in: checkout.root)
      let refusal = #expect(throws: Refusal.self) { try emptying.plan() }
      #expect(refusal != nil)
      let before = try Pebbles.tree(of: checkout)
      let order = try FeatureOrder(
        "Recipes", entity: nil, from: Template(minimalIn: checkout), in: checkout,
        toolchain: "/nowhere")
      _ = try FeatureMaking(in: emptying.workshop, levels: nil).make(order.plan(in: checkout))
      #expect(try checkout.text("Package.swift").contains("[\n  feature(\"Recipes\")\n]"))
      var removal = FeatureRemoval(in: emptying.workshop)
      removal.builds = false
      _ = try removal.remove(removal.plan(for: "Recipes"))
      #expect(try Pebbles.tree(of: checkout) == before)
    }
  }
}
