import Forking
import Foundation
import Testing
import Toolbox

@Suite struct StandaloneMakingTests {
  /// Provides a template, and a place for a new repository next to it.
  private static func withPlace(
    adding files: [String: String] = [:],
    _ body: (_ template: Repository, _ version: String, _ out: String) throws -> Void
  ) throws {
    let files = FeatureMakingTests.scripts.merging(files) { $1 }
    try Shore.withTemplate(adding: files) { template, version in
      let out = template.root + " out"
      defer {
        for path in [out, out + ".part"] { try? FileManager.default.removeItem(atPath: path) }
      }
      try body(template, version, out)
    }
  }

  private static func make(
    _ template: Repository, _ version: String, _ out: String, build: [String]?,
    answers: StandaloneAnswers = .init(.app, from: "Pebbles", to: "Stones"),
    interruption: Interruption = Interruption(), keeping: Bool = false
  ) throws -> StandaloneReport {
    let standalone = Standalone(answers, version: version, toolchain: "/nowhere")
    var making = StandaloneMaking(
      at: try Destination(out, beside: template), from: template, interruption: interruption,
      say: { _ in })
    making.build = build
    making.keepsFailure = keeping
    return try making.make(standalone.tree(from: template), of: standalone)
  }

  @Test(arguments: [nil, ["true"]])
  func createsARepositoryWithOneCommit(build: [String]?) throws {
    try Self.withPlace { template, version, out in
      let report = try Self.make(template, version, out, build: build)
      #expect(report.failure == nil)
      let git = Git(in: out)
      #expect(try git.changes() == [])
      #expect(try git.files(below: ["."]).contains("Modules/Stones/Domain/Stone.swift"))
      let log = try Shell.run(["git", "log", "--format=%s"], in: out).output
      #expect(log == "Begin with Stones, made of Seams \(version.prefix(12))\n")
      #expect(!FileManager.default.fileExists(atPath: out + ".part"))
      #expect(
        report.seconds.map(\.step)
          == (build == nil
            ? ["writing"] : ["writing", "build", "unit tests", "api", "graph"]))
      #expect(report.text.contains("make ci") && report.text.contains("make run"))
      #expect(report.text.contains("api-accept") == (build == nil))
    }
  }

  @Test(arguments: [
    (
      StandaloneAnswers(.app, from: "Pebbles", to: "Stones"),
      ["draws the pages", "make ci", "make run"], "docs/fork.md there describes the next steps."
    ),
    (
      .init(.library, from: "Pebbles", to: "Stones"), ["make ci"],
      "README.md there describes the next steps."
    ),
    (
      .empty, ["draws the pages", "make ci", "make new FEATURE="],
      "docs/fork.md there describes the next steps."
    ),
  ])
  func theReportEndsWithTheNextCommands(
    answers: StandaloneAnswers, commands: [String], end: String
  ) throws {
    let files = answers.kind == .library ? LibraryTests.files : [:]
    try Self.withPlace(adding: files) { template, version, out in
      let report = try Self.make(template, version, out, build: nil, answers: answers)
      let lines = report.text.split(separator: "\n").drop { $0 != "Next:" }.map(String.init)
      try #require(lines.count == commands.count + 3)
      for (line, command) in zip(lines.dropFirst(2), commands) {
        #expect(line.contains(command))
      }
      #expect(lines.last == end)
    }
  }

  /// Users paste the report's first command into a shell, so the folder's name must be quoted.
  @Test func quotesTheFolderForAShell() throws {
    try Self.withPlace { template, version, out in
      let folder = out + "'s own"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let report = try Self.make(template, version, folder, build: nil)
      let line = try #require(report.text.split(separator: "\n").first { $0.hasPrefix("  cd ") })
      let there = try Shell.run(["sh", "-c", "\(line) && pwd"], in: template.root).output
      #expect(there.hasSuffix("/\(URL(filePath: folder).lastPathComponent)\n"))
    }
  }

  @Test func aFailedBuildLeavesNoFiles() throws {
    try Self.withPlace { template, version, out in
      let report = try Self.make(template, version, out, build: ["false"])
      #expect(report.failure?.step == "build")
      #expect(report.text.contains("Nothing is left of"))
      #expect(!FileManager.default.fileExists(atPath: out))
    }
  }

  @Test func removesTheKeptFolderOnTheNextRun() throws {
    try Self.withPlace { template, version, out in
      let report = try Self.make(template, version, out, build: ["false"], keeping: true)
      #expect(report.text.contains("for looking"))
      #expect(FileManager.default.fileExists(atPath: out + "/Makefile"))
      _ = try Self.make(template, version, out, build: nil)
      #expect(!FileManager.default.fileExists(atPath: out + "/UNFINISHED"))
    }
  }

  @Test func anInterruptionLeavesNoFiles() throws {
    try Self.withPlace { template, version, out in
      let interruption = Interruption()
      interruption.interrupt(2)
      #expect(throws: Interrupted(signal: 2)) {
        try Self.make(template, version, out, build: nil, interruption: interruption)
      }
      for path in [out, out + ".part"] {
        #expect(!FileManager.default.fileExists(atPath: path))
      }
    }
  }

  @Test func removesTheRemainsOfAKilledRun() throws {
    try Self.withPlace { template, version, out in
      let part = Repository(root: out + ".part")
      try part.write("half\n", to: "Old.swift")
      try part.write(Destination.signText, to: Destination.sign)
      _ = try Self.make(template, version, out, build: nil)
      #expect(!FileManager.default.fileExists(atPath: out + "/Old.swift"))
      #expect(!FileManager.default.fileExists(atPath: out + ".part"))
    }
  }

  @Test func leavesFilesNextToTheDestinationUnchanged() throws {
    try Self.withPlace { template, version, out in
      let thesis = Repository(root: out + ".part")
      try thesis.write("precious\n", to: "thesis.txt")
      let refusal = #expect(throws: Refusal.self) {
        try Self.make(template, version, out, build: nil)
      }
      #expect(refusal?.description.contains(".part” is there already") == true)
      #expect(try thesis.text("thesis.txt") == "precious\n")
    }
  }

  /// A dry run only reads, and so does a call with invalid names.
  @Test func aDryRunChangesNothing() throws {
    try Self.withPlace { template, _, out in
      for folder in [out, out + ".part"] {
        let left = Repository(root: folder)
        try left.write("half\n", to: "Old.swift")
        try left.write(Destination.signText, to: Destination.sign)
      }
      _ = try Destination(out, beside: template)
      #expect(FileManager.default.fileExists(atPath: out + "/Old.swift"))
      #expect(FileManager.default.fileExists(atPath: out + ".part/Old.swift"))
    }
  }

  @Test func detectsALinkIntoTheCheckout() throws {
    try Self.withPlace { template, _, out in
      try FileManager.default.createSymbolicLink(
        atPath: out, withDestinationPath: template.path("docs"))
      for tail in ["/x", "/x/y", "/x/y/z"] {
        let refusal = #expect(throws: Refusal.self) {
          try Destination(out + tail, beside: template)
        }
        #expect(refusal?.description.contains("inside of this checkout") == true)
      }
    }
  }

  @Test func aFailureRemovesTheCreatedParentFolders() throws {
    try Self.withPlace { template, version, out in
      let report = try Self.make(template, version, out + "/a/b", build: ["false"])
      #expect(report.failure != nil)
      #expect(!FileManager.default.fileExists(atPath: out))
    }
  }

  @Test func neverCommitsTheMarkerFileAndRemovesIt() throws {
    for build in [nil, ["true"]] {
      try Self.withPlace { template, version, out in
        _ = try Self.make(template, version, out, build: build)
        let files = try Git(in: out).files(below: ["."])
        #expect(!files.isEmpty && !files.contains(Destination.sign))
        #expect(!FileManager.default.fileExists(atPath: "\(out)/\(Destination.sign)"))
      }
    }
  }

  @Test func aFullDiskLeavesNoFiles() throws {
    try Self.withPlace { template, version, out in
      // A file in place of a folder prevents writing, even for root.
      let standalone = Standalone(.empty, version: version, toolchain: "/nowhere")
      var tree = try standalone.tree(from: template)
      tree.write("", to: "Makefile/inner")
      let making = StandaloneMaking(
        at: try Destination(out, beside: template), from: template, interruption: Interruption(),
        say: { _ in })
      #expect(throws: ToolFailure.self) { try making.make(tree, of: standalone) }
      for path in [out, out + ".part"] {
        #expect(!FileManager.default.fileExists(atPath: path))
      }
    }
  }

  @Test func rejectsOneOfTwoConcurrentRunsAndCompletesTheOther() throws {
    try Self.withPlace { template, version, out in
      let standalone = Standalone(
        .init(.app, from: "Pebbles", to: "Stones"), version: version, toolchain: "/nowhere")
      let tree = try standalone.tree(from: template)
      // Both check the place before the first one writes.
      let both = try (0..<2).map { _ in
        var making = StandaloneMaking(
          at: try Destination(out, beside: template), from: template,
          interruption: Interruption(), say: { _ in })
        making.build = nil
        return making
      }
      #expect(try both[0].make(tree, of: standalone).failure == nil)
      #expect(throws: Refusal.self) { try both[1].make(tree, of: standalone) }
      #expect(try Git(in: out).changes() == [], "the first one's is left as it is")
      #expect(!FileManager.default.fileExists(atPath: out + ".part"))
    }
  }

  @Test(arguments: [".part", ""])
  func leavesTheFolderOfARunningForkUnchanged(suffix: String) throws {
    try Self.withPlace { template, version, out in
      let busy = Repository(root: out + suffix)
      try busy.write("half\n", to: "Old.swift")
      try busy.write(Destination.signText, to: Destination.sign)
      let descriptor = unsafe open(busy.root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { close(descriptor) }
      try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
      let refusal = #expect(throws: Refusal.self) {
        try Self.make(template, version, out, build: nil)
      }
      #expect(refusal?.description.contains("Another “make fork” writes") == true)
      #expect(try busy.text("Old.swift") == "half\n")
    }
  }

  @Test func rejectsADestinationBelowAFile() throws {
    try Self.withPlace { template, version, out in
      try Repository(root: out).write("mine\n", to: "notes.txt")
      let refusal = #expect(throws: Refusal.self) {
        try Self.make(template, version, out + "/notes.txt/stones", build: nil)
      }
      #expect(refusal?.description.contains("/notes.txt” is not a folder") == true)
    }
  }

  @Test(arguments: [
    ("", "OUT=../watchers"), ("inside", "inside of this checkout"),
  ])
  func rejectsAnInvalidDestination(place: String, words: String) throws {
    try Self.withPlace { template, _, _ in
      let out = place.isEmpty ? "" : template.path(place)
      let refusal = #expect(throws: Refusal.self) { try Destination(out, beside: template) }
      #expect(refusal?.description.contains(words) == true)
    }
  }

  @Test func usesAnEmptyFolderButOverwritesNoFiles() throws {
    try Self.withPlace { template, version, out in
      try Repository(root: out).write("mine\n", to: "notes.txt")
      let refusal = #expect(throws: Refusal.self) {
        try Self.make(template, version, out, build: nil)
      }
      #expect(refusal?.description.contains("is there already") == true)
      #expect(try Repository(root: out).text("notes.txt") == "mine\n")
      try FileManager.default.removeItem(atPath: out + "/notes.txt")
      _ = try Self.make(template, version, out, build: nil)
      #expect(FileManager.default.fileExists(atPath: out + "/Makefile"))
    }
  }
}
