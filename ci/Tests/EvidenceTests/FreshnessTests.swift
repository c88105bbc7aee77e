import Evidence
import Foundation
import Testing
import Toolbox

/// The build may be missing, or older than the sources: a gap says so.
@Suite struct FreshnessTests {
  private static let two = "Sources/A/Two.swift"
  private static let files = ["Sources/A/One.swift": "struct One {}", two: "let two: Int = 2"]

  @Test func readsTheSourcesWithoutABuild() throws {
    let evidence = try FixturePackage.with(targets: library("A"), files: Self.files) {
      try $0.read()
    }
    #expect(evidence.sources.count == 2)
    #expect(evidence.uses == nil)
    #expect(evidence.interfaces == nil)
    let reason = "There is no build with an index in “.build/checked”: run make build."
    #expect(evidence.gaps == [.named, .exposed].map { EvidenceGap(lens: $0, reason: reason) })
  }

  @Test func reportsAChangedSourceUntilItIsRestored() throws {
    try FixturePackage.with(targets: library("A"), files: Self.files) { package in
      try package.build("A")
      #expect(try package.read().gaps == [])
      let text = try package.repository.text(Self.two)
      try package.writeLater(text + "\n", to: Self.two)
      #expect(
        try package.read().gaps.map { "\($0.lens): \($0.reason)" } == [
          "named: “\(Self.two)” changed after the build: run make build.",
          "exposed: “A” changed after the build: run make build.",
        ])
      try package.writeLater(text, to: Self.two)
      #expect(try package.read().gaps == [])
      try package.repository.write("let x = 1", to: "Sources/A/New.swift")
      #expect(
        try package.read([.named]).gaps.map(\.reason) == [
          "“Sources/A/New.swift” is not in the build: run make build."
        ])
    }
  }

  /// The second name is not a valid module name.
  @Test(arguments: ["A", "a-shop"])
  func reportsADeletedSourceUntilTheNextBuild(target: String) throws {
    let two = "Sources/\(target)/Two.swift"
    let files = ["Sources/\(target)/One.swift": "", two: "public let two: Int = 2"]
    try FixturePackage.with(targets: library(target), files: files) { package in
      try package.build(target)
      let uses = try package.read([.named]).uses
      #expect(uses?.map { "\($0.user) \($0.place.path)" } == ["\(target) \(two)"])
      try FileManager.default.removeItem(atPath: package.repository.path(two))
      let evidence = try package.read([.named])
      #expect(evidence.uses == [])
      let reason = "“\(two)” was deleted after the build: run make build."
      #expect(evidence.gaps.map(\.reason) == [reason])
      // The index keeps its unit forever.
      try package.build(target)
      let rebuilt = try package.read([.named])
      #expect(rebuilt.gaps == [])
      #expect(rebuilt.uses == [])
    }
  }

  @Test func reportsAnUnbuiltModuleOncePerLens() throws {
    let many = (0..<12).map { "Sources/A/File\($0).swift" }
    var files = Dictionary(uniqueKeysWithValues: many.map { ($0, "") })
    files["Sources/B/B.swift"] = "import A"
    try FixturePackage.with(targets: library("A") + library("B", ["A"]), files: files) { package in
      try package.build("A")
      let evidence = try package.read()
      let reason = "“B” is not in the build: run make build."
      #expect(evidence.gaps == [.named, .exposed].map { EvidenceGap(lens: $0, reason: reason) })
      #expect(evidence.interfaces?.map(\.module) == ["A"])
      // A gap counts the files if there are many.
      for path in many { try package.writeLater("// new", to: path) }
      let reasons = try package.read([.named]).gaps.map(\.reason)
      #expect(reasons.count == 12)
      #expect(reasons.last == "2 more files changed after the build: run make build.")
    }
  }
}
