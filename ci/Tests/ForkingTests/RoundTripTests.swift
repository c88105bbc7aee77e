import Forking
import Foundation
import Testing
import Toolbox

@Suite struct RoundTripTests {
  @Test func everySeedSelectsAFeatureAndEachIsSelected() {
    let picked = Set((0..<500).compactMap { InventedFeature.picked(by: "\($0)").first })
    #expect(picked == Set(InventedFeature.all))
    #expect(InventedFeature.picked(by: "a") == InventedFeature.picked(by: "a"))
  }

  @Test(arguments: InventedFeature.all)
  func removingANewFeatureLeavesNoTrace(feature: InventedFeature) throws {
    // The sample is called Pebbles too, so this name is taken and the next one is used.
    try Pebbles.withCheckout { checkout in
      let result = try Self.trip(checkout).run(
        [feature, InventedFeature.all[1]], from: Template(of: "Pebbles", in: checkout))
      #expect(result.findings == [])
      #expect(result.feature == (feature.name == "Pebbles" ? "Oceans" : feature.name))
      #expect(result.files == 7)
    }
  }

  @Test func reportsAFailedBuild() throws {
    try Pebbles.withCheckout { checkout in
      let workshop = try Pebbles.workshop(checkout, build: ["false"])
      let trip = RoundTrip(
        in: workshop, levels: ["unit"], runsGuards: false, toolchain: "/nowhere")
      let result = try trip.run(
        [InventedFeature.all[1]], from: Template(of: "Pebbles", in: checkout))
      #expect(result.findings.first?.contains("the step “build” failed") == true)
    }
  }

  @Test func reportsAChangedFile() throws {
    // A step that writes into the checkout leaves a trace; this file is not a generated page.
    try Pebbles.withCheckout(adding: FeatureMakingTests.scripts) { checkout in
      let workshop = try Pebbles.workshop(checkout, build: ["sh", "-c", "echo >>Makefile"])
      let trip = RoundTrip(
        in: workshop, levels: ["unit"], runsGuards: false, toolchain: "/nowhere")
      let result = try trip.run(
        [InventedFeature.all[1]], from: Template(of: "Pebbles", in: checkout))
      #expect(result.findings == ["Makefile: Oceans came and went, and left it changed."])
    }
  }

  /// A used checkout has empty folders inside of build folders and beside them, and a build adds
  /// more.
  @Test func ignoresEmptyFoldersAndBuildOutput() throws {
    try Pebbles.withCheckout(adding: FeatureMakingTests.scripts) { checkout in
      for folder in ["docs/.build/checkouts", "docs/learn/work/first"] {
        try FileManager.default.createDirectory(
          atPath: checkout.path(folder), withIntermediateDirectories: true)
      }
      let workshop = try Pebbles.workshop(
        checkout, build: ["mkdir", "-p", "docs/learn/.build/artifacts"])
      let trip = RoundTrip(
        in: workshop, levels: ["unit"], runsGuards: false, toolchain: "/nowhere")
      let result = try trip.run(
        [InventedFeature.all[1]], from: Template(of: "Pebbles", in: checkout))
      #expect(result.findings == [])
    }
  }

  /// Git does not see an empty folder.
  @Test func reportsAnEmptyFolder() throws {
    try Pebbles.withCheckout(adding: FeatureMakingTests.scripts) { checkout in
      let workshop = try Pebbles.workshop(checkout, build: ["mkdir", "-p", "Tests/Unit/Oddments"])
      let trip = RoundTrip(
        in: workshop, levels: ["unit"], runsGuards: false, toolchain: "/nowhere")
      let result = try trip.run(
        [InventedFeature.all[1]], from: Template(of: "Pebbles", in: checkout))
      #expect(
        result.findings
          == ["Tests/Unit/Oddments: Oceans came and went, and left it changed."])
    }
  }

  /// A round trip in the checkout itself could overwrite uncommitted work.
  @Test func rejectsACheckoutWithChanges() throws {
    try Pebbles.withCheckout { checkout in
      try checkout.write("mine", to: "NOTES.md")
      #expect(throws: Refusal.self) {
        try Self.trip(checkout).run(
          [InventedFeature.all[1]], from: Template(of: "Pebbles", in: checkout))
      }
      #expect(try Git(in: checkout.root).changes() == ["NOTES.md"])
    }
  }

  private static func trip(_ checkout: Repository) throws -> RoundTrip {
    RoundTrip(
      in: try Pebbles.workshop(checkout), levels: nil, runsGuards: false,
      toolchain: "/nowhere")
  }
}
