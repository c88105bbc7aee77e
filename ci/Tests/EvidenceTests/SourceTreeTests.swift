import Evidence
import Foundation
import Testing
import Toolbox

@Suite struct SourceTreeTests {
  @Test func readsTheFilesOfThePackageManager() throws {
    let files = [
      "Sources/A/One.swift": "import X", "Sources/A/Deep/Two.swift": "",
      "Sources/A/Drafts/Three.swift": "", "Sources/A/Left.swift": "",
      "Sources/A/.hidden/Four.swift": "", "Sources/A/.Five.swift": "",
      "Sources/A/Guide.docc/Six.swift": "", "Sources/A/README.md": "",
      "Tests/ATests/Seven.swift": "", "Sources/B/SQL/Eight.swift": "", "Sources/B/Nine.swift": "",
    ]
    let targets = """
      .target(name: "A", exclude: ["Drafts", "Left.swift"]),
      .target(name: "B", sources: ["SQL"]),
      .testTarget(name: "ATests", dependencies: ["A"]),
      """
    let evidence = try FixturePackage.with(targets: targets, files: files) {
      try $0.read([.imported])
    }
    #expect(
      evidence.sources.map { "\($0.module): \($0.path)" } == [
        "A: Sources/A/Deep/Two.swift", "A: Sources/A/One.swift", "B: Sources/B/SQL/Eight.swift",
        "ATests: Tests/ATests/Seven.swift",
      ])
    #expect(evidence.gaps == [])
  }

  @Test func followsLinksOnceAndReportsBrokenOnes() throws {
    let files = ["Sources/A/One.swift": "", "Elsewhere/Two.swift": "import Y"]
    let evidence = try FixturePackage.with(targets: library("A"), files: files) { package in
      for (link, target) in [
        ("Linked.swift", "../../Elsewhere/Two.swift"), ("Folder", "../../Elsewhere"),
        ("Loop", "."), ("Lost.swift", "nowhere"), ("Self.swift", "Self.swift"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: package.repository.path("Sources/A/\(link)"), withDestinationPath: target)
      }
      return try package.read([.imported])
    }
    let paths = Set(evidence.sources.map(\.path))
    #expect(paths.isSuperset(of: ["Sources/A/Linked.swift", "Sources/A/Folder/Two.swift"]))
    #expect(evidence.sources.count <= 4)
    #expect(
      Set(evidence.gaps.map(\.reason)) == [
        "The link “Sources/A/Lost.swift” leads to no file: remove or correct it.",
        "The link “Sources/A/Self.swift” leads to no file: remove or correct it.",
      ])
  }

  @Test func reportsUnreadableFilesAsGaps() throws {
    let files = ["Sources/A/Broken.swift": "import Z\nfunc {", "Sources/A/Bytes.swift": ""]
    let targets = library("A") + library("Gone")
    let evidence = try FixturePackage.with(targets: targets, files: files) { package in
      try Data([0xff, 0xfe, 0x00]).write(
        to: URL(filePath: package.repository.path("Sources/A/Bytes.swift")))
      return try package.read([.imported])
    }
    #expect(
      evidence.gaps.map(\.reason) == [
        "“Sources/Gone”, the folder of “Gone”, is missing: "
          + "create it, or remove the target from Package.swift.",
        "“Sources/A/Broken.swift” has a syntax error in line 2, so findings there may be missing. "
          + "Fix it; `swift build` shows the error.",
        "Sources/A/Bytes.swift is not UTF-8. The file is not checked.",
      ])
    #expect(evidence.sources.first?.imports.map(\.module) == ["Z"])
  }
}
