import Evidence
import Foundation
import Testing
import Toolbox

@Suite struct EvidenceCacheTests {
  private static let file = "Sources/A/One.swift"
  private static let cache = ".build/evidence"

  @Test func anEditIsSeen() throws {
    try with { package in
      #expect(try imports(package) == ["First"])
      // As long as before, so that its size does not give the edit away.
      try package.write("import Other", to: Self.file)
      #expect(try imports(package) == ["Other"])
    }
  }

  @Test func anEditOfTheManifestIsSeen() throws {
    try with { package in
      #expect(try package.read([.declared]).manifest.targets.map(\.name) == ["A"])
      let manifest = try package.repository.text("Package.swift")
      try package.write(
        manifest.replacing("name: \"A\"", with: "name: \"B\""), to: "Package.swift")
      #expect(try package.read([.declared]).manifest.targets.map(\.name) == ["B"])
    }
  }

  @Test func otherWordsAreLookedForAnew() throws {
    try with { package in
      #expect(try package.read([.imported]).sources.flatMap(\.mentions).isEmpty)
      let word = WatchedWord("First", .word)
      let mentions = try package.read([.imported], watched: [word]).sources.flatMap(\.mentions)
      #expect(mentions.map(\.word) == [word])
    }
  }

  @Test func whatIsKeptIsWhatWasRead() throws {
    try with { package in
      try package.write(
        """
        @_exported public import First
        import Testing
        public struct S { static let t = \\Date.now; @Test func u() { #expect(f()) } }
        """,
        to: Self.file)
      let words: Set<WatchedWord> = [.init("now", .member)]
      let fresh = try package.read([.imported], watched: words)
      let kept = try package.read([.imported], watched: words)
      #expect(kept.sources == fresh.sources)
      #expect(kept.manifest == fresh.manifest)
    }
  }

  @Test func aDamagedCacheIsMadeAnew() throws {
    try with { package in
      #expect(try imports(package) == ["First"])
      for file in package.repository.files(below: Self.cache) {
        let url = URL(filePath: package.repository.path(file))
        for damage in try Self.damages(to: Data(contentsOf: url)) {
          try damage.write(to: url)
          #expect(try imports(package) == ["First"])
          // The dump of the manifest is costly: it is damaged once.
          if file.hasSuffix("/manifest") { break }
        }
      }
    }
  }

  /// The first half, all but the last byte, nothing, something else, and one bit turned, in every
  /// second byte.
  private static func damages(to data: Data) -> [Data] {
    [data.prefix(data.count / 2), data.dropLast(), Data(), Data("something else".utf8)]
      + stride(from: 0, to: data.count, by: 2).map { index in
        var turned = data
        turned[index] ^= 4
        return turned
      }
  }

  @Test func aCacheThatCannotBeWrittenIsDoneWithout() throws {
    try with { package in
      try package.write("a file where the folder should be", to: Self.cache)
      #expect(try imports(package) == ["First"])
      #expect(try imports(package) == ["First"])
    }
  }

  private func imports(_ package: FixturePackage) throws -> [String] {
    let evidence = try package.read([.imported])
    #expect(evidence.gaps == [])
    return evidence.sources.flatMap(\.imports).map(\.module)
  }

  private func with(_ body: (FixturePackage) throws -> Void) throws {
    try FixturePackage.with(
      targets: library("A"), files: [Self.file: "import First"], body)
  }
}
