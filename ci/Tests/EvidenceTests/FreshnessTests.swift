import Evidence
import Testing
import Toolbox

/// The build may be missing, or older than the sources: a gap says so.
@Suite struct FreshnessTests {
  private static let two = "Sources/A/Two.swift"
  private static let files = ["Sources/A/One.swift": "struct One {}", two: "let two: Int = 2"]

  @Test func withoutABuildTheSourcesAreSeenAllTheSame() throws {
    let evidence = try FixturePackage.with(targets: library("A"), files: Self.files) {
      try $0.read()
    }
    #expect(evidence.sources.count == 2)
    #expect(evidence.uses == nil)
    #expect(evidence.interfaces == nil)
    let reason = "There is no build with an index in “.build/checked”: run make build."
    #expect(evidence.gaps.map(\.lens) == [.named, .exposed])
    #expect(evidence.gaps.allSatisfy { $0.reason == reason })
  }

  @Test func aSourceThatChangedIsAGapUntilItIsAsBefore() throws {
    try FixturePackage.with(targets: library("A"), files: Self.files) { package in
      try package.build("A")
      #expect(try package.read().gaps == [])
      let text = try package.repository.text(Self.two)
      try package.write(text + "\n", to: Self.two)
      try package.touch(Self.two)
      #expect(
        try package.read().gaps.map { "\($0.lens): \($0.reason)" } == [
          "named: “\(Self.two)” changed after the build: run make build.",
          "exposed: “A” changed after the build: run make build.",
        ])
      try package.write(text, to: Self.two)
      try package.touch(Self.two)
      #expect(try package.read().gaps == [])
      try package.write("let x = 1", to: "Sources/A/New.swift")
      #expect(
        try package.read([.named]).gaps.map(\.reason) == [
          "“Sources/A/New.swift” is not in the build: run make build."
        ])
    }
  }

  /// The second name is no name of a module.
  @Test(arguments: ["A", "a-shop"])
  func aSourceThatIsGoneIsAGapUntilTheBuildKnows(target: String) throws {
    let two = "Sources/\(target)/Two.swift"
    let files = ["Sources/\(target)/One.swift": "", two: "public let two: Int = 2"]
    try FixturePackage.with(targets: library(target), files: files) { package in
      try package.build(target)
      #expect(
        try package.read([.named]).uses?.map { "\($0.user) \($0.place.path)" } == [
          "\(target) \(two)"
        ])
      try package.remove(two)
      let evidence = try package.read([.named])
      #expect(evidence.uses == [])
      #expect(
        evidence.gaps.map(\.reason) == ["“\(two)” was deleted after the build: run make build."])
      // Its unit stays in the index for good.
      try package.build(target)
      let rebuilt = try package.read([.named])
      #expect(rebuilt.gaps == [])
      #expect(rebuilt.uses == [])
    }
  }

  @Test func aModuleThatWasNeverBuiltIsOneGapOfEachLens() throws {
    let many = Dictionary(
      uniqueKeysWithValues: (0..<12).map { ("Sources/A/File\($0).swift", "struct S\($0) {}") })
    let files = many.merging(["Sources/B/B.swift": "import A"]) { $1 }
    try FixturePackage.with(targets: library("A") + library("B", ["A"]), files: files) { package in
      try package.build("A")
      let evidence = try package.read()
      #expect(evidence.gaps.map(\.lens) == [.named, .exposed])
      let reason = "“B” is not in the build: run make build."
      #expect(evidence.gaps.allSatisfy { $0.reason == reason })
      #expect(evidence.interfaces?.map(\.module) == ["A"])
      // Many changes are counted.
      for path in many.keys {
        try package.write("// new", to: path)
        try package.touch(path)
      }
      let reasons = try package.read([.named]).gaps.map(\.reason)
      #expect(reasons.count == 12)
      #expect(reasons.last == "2 more files changed after the build: run make build.")
    }
  }
}
