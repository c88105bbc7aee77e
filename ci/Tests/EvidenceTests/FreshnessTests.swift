import Evidence
import Testing
import Toolbox

@Suite struct FreshnessTests {
  private static let one = "Sources/A/One.swift"
  private static let two = "Sources/A/Two.swift"
  private static let files = [one: "public struct One {}", two: "public let two: Int = 2"]

  @Test func withoutABuildTheSourcesAreSeenAllTheSame() throws {
    try with { package in
      let evidence = try package.read()
      #expect(evidence.sources.count == 2)
      #expect(evidence.uses == nil)
      #expect(evidence.interfaces == nil)
      let reason = "There is no build with an index in “.build/checked”: run make build."
      #expect(
        evidence.gaps == [
          EvidenceGap(lens: .named, reason: reason), EvidenceGap(lens: .exposed, reason: reason),
        ])
    }
  }

  @Test func aSourceThatChangedIsAGapUntilItIsAsBefore() throws {
    try with { package in
      try package.compile("A")
      #expect(try package.read().gaps == [])
      let text = try package.repository.text(Self.two)
      try package.write(text + "\n", to: Self.two)
      try package.touch(Self.two)
      #expect(
        try package.read().gaps == [
          EvidenceGap(
            lens: .named, reason: "“\(Self.two)” changed after the build: run make build."),
          EvidenceGap(lens: .exposed, reason: "“A” changed after the build: run make build."),
        ])
      try package.write(text, to: Self.two)
      try package.touch(Self.two)
      #expect(try package.read().gaps == [])
    }
  }

  /// The second name is no name of a module.
  @Test(arguments: ["A", "a-shop"])
  func aSourceThatIsGoneIsAGapUntilTheBuildKnows(target: String) throws {
    let two = "Sources/\(target)/Two.swift"
    let files = ["Sources/\(target)/One.swift": "", two: "public let two: Int = 2"]
    try FixturePackage.with(targets: library(target), files: files) { package in
      try package.compile(target)
      let uses = try package.read([.named]).uses
      #expect(uses?.map(\.place.path) == [two])
      #expect(uses?.map(\.user) == [target])
      try package.remove(two)
      let evidence = try package.read([.named])
      #expect(evidence.uses == [])
      #expect(
        evidence.gaps.map(\.reason) == [
          "“\(two)” was deleted after the build: run make build."
        ])
      // Its unit stays in the index for good.
      try package.compile(target)
      let rebuilt = try package.read([.named])
      #expect(rebuilt.gaps == [])
      #expect(rebuilt.uses == [])
    }
  }

  @Test func aSourceThatIsNewIsAGap() throws {
    try with { package in
      try package.compile("A")
      try package.write("let x = 1", to: "Sources/A/New.swift")
      #expect(
        try package.read([.named]).gaps.map(\.reason) == [
          "“Sources/A/New.swift” is not in the build: run make build."
        ])
    }
  }

  @Test func aModuleThatWasNeverBuiltIsOneGapOfEachLens() throws {
    let files = Self.files.merging(["Sources/B/B.swift": "import A"]) { $1 }
    try FixturePackage.with(targets: library("A") + library("B", ["A"]), files: files) { package in
      try package.compile("A")
      let evidence = try package.read()
      let reason = "“B” is not in the build: run make build."
      #expect(
        evidence.gaps == [
          EvidenceGap(lens: .named, reason: reason), EvidenceGap(lens: .exposed, reason: reason),
        ])
      #expect(evidence.interfaces?.map(\.module) == ["A"])
    }
  }

  @Test func manyChangesAreCounted() throws {
    let many = Dictionary(
      uniqueKeysWithValues: (0..<12).map { ("Sources/A/File\($0).swift", "struct S\($0) {}") })
    try FixturePackage.with(targets: library("A"), files: many) { package in
      try package.compile("A")
      #expect(try package.read([.named]).gaps == [])
      for path in many.keys {
        try package.write("// new", to: path)
        try package.touch(path)
      }
      let reasons = try package.read([.named]).gaps.map(\.reason)
      #expect(reasons.count == 11)
      #expect(reasons.last == "2 more files changed after the build: run make build.")
    }
  }

  private func with(_ body: (FixturePackage) throws -> Void) throws {
    try FixturePackage.with(targets: library("A"), files: Self.files, body)
  }
}
