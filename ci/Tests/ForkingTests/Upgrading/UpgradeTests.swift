import Forking
import Foundation
import Testing
import Toolbox

@Suite struct UpgradeTests {
  private let clock = "Modules/Core/Clock.swift"
  private let pebble = "Modules/Pebbles/Pebble.swift", stone = "Modules/Stones/Stone.swift"

  @Test func mergesNewCommitsAndKeepsTheEditsOfTheFork() throws {
    try Quarry.lend(later: [
      pebble: Quarry.lines("let pebbles = ", 20) + "let more = 1\n", clock: "let clock = 0\n",
      "Modules/Pebbles/New.swift": "let pebble = 1\n", "Modules/Pebbles/Sand.swift": nil,
    ]) { quarry in
      try quarry.edit([
        stone: "let mine = 1\n" + Quarry.lines("let stones = ", 20), "Mine.md": "mine\n",
      ])
      let before = try Quarry.head(quarry.fork)
      let report = try quarry.upgrade()
      #expect(report.isDone, "\(report.text)")
      let text = try quarry.fork.text(stone)
      #expect(text.hasPrefix("let mine = 1\nlet stones = 1\n"))
      #expect(text.hasSuffix("let stones = 20\nlet more = 1\n"))
      #expect(try quarry.fork.text(clock) == "let clock = 0\n")
      #expect(try quarry.fork.text("Modules/Stones/New.swift") == "let stone = 1\n")
      #expect(!quarry.fork.exists("Modules/Stones/Sand.swift"))
      #expect(quarry.fork.exists("Mine.md"))
      #expect(try Quarry.git("rev-parse", "HEAD^", in: quarry.fork) == before)
      #expect(try quarry.state()["the changes"] == "")
    }
  }

  @Test func namesTheVersionInTheCommitAndTheLock() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      _ = try quarry.upgrade()
      let new = try Quarry.head(quarry.template)
      let short = try Quarry.git("rev-parse", "--short", "HEAD", in: quarry.template)
      let title = try Quarry.git("log", "-1", "--format=%s by %an", in: quarry.fork)
      #expect(title == "Upgrade to Seams \(short) by Test")
      #expect(try TemplateLock.read(in: quarry.fork)?.template.version == new)
    }
  }

  @Test func aDryRunListsTheFilesAndChangesNone() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n", "Modules/Pebbles/Sand.swift": nil]) {
      quarry in
      let before = try quarry.state()
      let report = try quarry.upgrade(looks: true)
      #expect(report.isDone)
      #expect(report.text.contains("would change 3 files"))
      for path in [clock, "Modules/Stones/Sand.swift", TemplateLock.path] {
        #expect(report.text.contains("\n  \(path)"))
      }
      #expect(try quarry.state() == before)
    }
  }

  @Test func aDryRunListsTheConflictsAndChangesNothing() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      try quarry.edit([clock: "let clock = 1 // mine\n"])
      let before = try quarry.state()
      let report = try quarry.upgrade(conflicts: true, looks: true)
      #expect(!report.isDone)
      #expect(report.text.contains(clock))
      #expect(try quarry.state() == before)
    }
  }

  @Test func reportsThatTheForkIsUpToDate() throws {
    try Quarry.lend { quarry in
      let before = try quarry.state()
      let report = try quarry.upgrade()
      #expect(report.text.hasPrefix("There is nothing new"))
      #expect(report.isDone)
      #expect(try quarry.state() == before)
    }
  }

  @Test func successiveUpgradesMergeEachChangeOnce() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      try quarry.edit([stone: "let mine = 1\n"])
      _ = try quarry.upgrade()
      try quarry.edit([clock: "let clock = 0 // mine\n"])
      try quarry.release(["Modules/Pebbles/Sand.swift": "let sand = 0\n"])
      #expect(try quarry.upgrade().isDone)
      #expect(try quarry.fork.text(clock) == "let clock = 0 // mine\n")
      #expect(try quarry.fork.text("Modules/Stones/Sand.swift") == "let sand = 0\n")
      #expect(try quarry.upgrade().text.hasPrefix("There is nothing new"))
    }
  }

  @Test func followsAFileThatTheForkMoved() throws {
    try Quarry.lend(later: [clock: Quarry.lines("let clock = ", 19) + "let clock = 0\n"]) {
      quarry in
      try Quarry.git("mv", clock, "Modules/Core/Watch.swift", in: quarry.fork)
      try Pebbles.commit(in: quarry.fork.root)
      #expect(try quarry.upgrade().isDone)
      #expect(try quarry.fork.text("Modules/Core/Watch.swift").hasSuffix("let clock = 0\n"))
      #expect(!quarry.fork.exists(clock))
    }
  }

  @Test func mergesExecutableModesWithEdits() throws {
    try Quarry.lend { quarry in
      try quarry.edit([clock: Quarry.lines("let clock = ", 20) + "// mine\n"])
      let path = quarry.template.path("gives/\(clock)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      try Pebbles.commit(in: quarry.template.root)
      #expect(try quarry.upgrade().isDone)
      #expect(FileManager.default.isExecutableFile(atPath: quarry.fork.path(clock)))
      #expect(try quarry.fork.text(clock).hasSuffix("// mine\n"))
    }
  }

  @Test func copiesBinaryFilesUnchanged() throws {
    try Quarry.lend { quarry in
      let bytes = Data((0...255).map(UInt8.init) + [0, 13, 10, 255])
      try bytes.write(to: URL(filePath: quarry.template.path("gives/picture.bin")))
      try Pebbles.commit(in: quarry.template.root)
      #expect(try quarry.upgrade().isDone)
      #expect(FileManager.default.contents(atPath: quarry.fork.path("picture.bin")) == bytes)
    }
  }

  @Test func worksWithoutABranch() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      try Quarry.git("checkout", "--quiet", "--detach", in: quarry.fork)
      #expect(try quarry.upgrade().isDone)
      #expect(try quarry.fork.text(clock) == "let clock = 0\n")
      #expect(try quarry.state()["the branch"] == nil)
    }
  }

  @Test func createsAnOldVersionWithItsOwnTools() throws {
    // The current tools would make the old version without this file. They would treat the fork's
    // file as an edit, and keep it.
    let script = """
      #!/bin/sh
      [ "$1 $2" = 'seams-fork tree' ] || exit 1
      mkdir -p "$8/.hidden"
      cp "${6%/*}/Makefile" "${6%/*}/template.lock" "$8"
      echo old >"$8/.hidden/Old.txt"

      """
    try Quarry.lend(tools: script) { quarry in
      try quarry.edit([".hidden/Old.txt": "old\n"])
      try quarry.template.write("let tools = 2\n", to: "ci/Sources/Tools.swift")
      try Pebbles.commit(in: quarry.template.root)
      #expect(try quarry.upgrade(checks: false).isDone)
      #expect(!quarry.fork.exists(".hidden/Old.txt"))
    }
  }
}
