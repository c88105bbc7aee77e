import Forking
import Foundation
import Synchronization
import Testing
import Toolbox

/// A killed upgrade leaves the files on the disk as they are. The tests copy the fork at these
/// moments: in git's hook before a branch moves, and at each announced step.
@Suite struct UpgradeInterruptionTests {
  private let clock = "Modules/Core/Clock.swift"
  private let later: [String: String?] = [
    "Modules/Core/Clock.swift": "let clock = 0\n", "Modules/Pebbles/New.swift": "let pebble = 1\n",
    "Modules/Pebbles/Sand.swift": nil,
  ]

  @Test(arguments: [false, true])
  func theNextRunRestoresTheForkAfterAKillAtAnyMoment(conflicts: Bool) throws {
    try Quarry.lend(later: later) { quarry in
      if conflicts { try quarry.edit([clock: "let clock = 1 // mine\n"]) }
      let before = try quarry.state()
      let copies = try copies(of: quarry) { said in
        _ = try quarry.upgrade(conflicts: conflicts, said: said)
      }
      let after = try quarry.state()
      #expect(copies.count > (conflicts ? 1 : 10))
      var undone = 0
      for copy in copies {
        _ = try Pebbles.workshop(copy)
        let state = try Quarry(template: quarry.template, fork: copy, old: quarry.old).state()
        #expect(state == before || state == after)
        #expect(!copy.exists(".build/fork/upgrade.json"))
        if state == before { undone += 1 }
      }
      #expect(undone > 0)
    }
  }

  @Test func restoresAPartiallyUpdatedCheckout() throws {
    try Quarry.lend(later: later) { quarry in
      let before = try quarry.state()
      let copy = try killed(quarry)
      try copy.write("let clo", to: clock)
      try copy.write("let stone = 1\n", to: "Modules/Stones/New.swift")
      try FileManager.default.removeItem(atPath: copy.path("Modules/Stones/Sand.swift"))
      let said = Mutex<[String]>([])
      _ = try Pebbles.workshop(copy) { line in said.withLock { $0.append(line) } }
      #expect(try Quarry(template: quarry.template, fork: copy, old: quarry.old).state() == before)
      #expect(said.withLock { $0.last?.contains("An unfinished upgrade to Seams ") } == true)
      #expect(try copy.text(".build/fork/aside/1/\(clock)") == "let clo")
      #expect(!copy.exists(".build/fork/aside/1/Modules/Stones/New.swift"))
    }
  }

  @Test func keepsLaterEditsOfOtherFiles() throws {
    try Quarry.lend(later: later) { quarry in
      let copy = try killed(quarry)
      try copy.write("mine\n", to: "Makefile")
      try copy.write("mine\n", to: "Mine.md")
      _ = try Pebbles.workshop(copy)
      #expect(try copy.text("Makefile") == "mine\n")
      #expect(try copy.text("Mine.md") == "mine\n")
    }
  }

  @Test func keepsLaterCommits() throws {
    try Quarry.lend(later: later) { quarry in
      let copy = try killed(quarry)
      try copy.write("mine\n", to: clock)
      try Quarry.git("commit", "--quiet", "--all", "--message", "Mine", in: copy)
      _ = try Pebbles.workshop(copy)
      #expect(try copy.text(clock) == "mine\n")
      #expect(!copy.exists(".build/fork/upgrade.json"))
    }
  }

  @Test func namesTheLockOfGitWithoutRemovingIt() throws {
    try Quarry.lend(later: later) { quarry in
      let copy = try killed(quarry)
      try copy.write("", to: ".git/index.lock")
      let failure = #expect(throws: ToolFailure.self) { try Pebbles.workshop(copy) }
      #expect(failure?.description.contains(".git/index.lock") == true)
      #expect(copy.exists(".build/fork/upgrade.json"))
    }
  }

  /// A person may edit files while the steps run. Here a step edits them.
  @Test func copiesConcurrentEditsAside() throws {
    let makefile = "compile:\n\t@echo mine >>\(clock); exit 1\n"
    try Quarry.lend(later: [clock: "let clock = 0\n", "Makefile": makefile]) { quarry in
      let before = try quarry.state()
      guard case .failed = try quarry.upgrade() else {
        Issue.record("the step did not fail")
        return
      }
      #expect(try quarry.state() == before)
      let aside = try quarry.fork.text(".build/fork/aside/1/\(clock)")
      #expect(aside == "let clock = 0\nmine\n")
    }
  }

  @Test(arguments: ["", "git checkout --quiet -b other; "])
  func keepsConcurrentCommits(first: String) throws {
    let work = "\(first)git commit --quiet --allow-empty --message Mine; exit 1"
    try Quarry.lend(later: ["Makefile": "compile:\n\t@\(work)\n"]) { quarry in
      let failure = #expect(throws: ToolFailure.self) { try quarry.upgrade() }
      #expect(failure?.description.contains("stays: somebody has worked on") == true)
      let last = try Quarry.git("log", "-1", "--format=%s", in: quarry.fork)
      #expect(last == "Mine")
      #expect(!quarry.fork.exists(".build/fork/upgrade.json"))
    }
  }

  /// Making the trees with the tools of an older version takes minutes, so a person may edit files.
  @Test func keepsEditsMadeBeforeTheMerge() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      let upgrade = Upgrade(in: try Pebbles.workshop(quarry.fork), from: quarry.template) {
        lock, template in
        try quarry.fork.write("mine\n", to: clock)
        return try Quarry.given(lock, template)
      }
      let refusal = #expect(throws: Refusal.self) { try upgrade.run() }
      #expect(refusal?.description.contains("  \(clock)") == true)
      #expect(try quarry.fork.text(clock) == "mine\n")
    }
  }

  /// A git that is killed while it writes the index leaves a lock.
  @Test func ignoresAStaleLockOfTheIndex() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      try quarry.fork.write("", to: ".build/fork/upgrade.index.lock")
      #expect(try quarry.upgrade().isDone)
    }
  }

  @Test(arguments: ["build:", "unit tests:", "pages:", "pages: done"])
  func anInterruptionRestoresEverything(moment: String) throws {
    try Quarry.lend(later: later) { quarry in
      let before = try quarry.state()
      let interruption = Interruption()
      #expect(throws: Interrupted(signal: SIGTERM)) {
        try quarry.upgrade(interruption: interruption) { line in
          if line.hasPrefix(moment) { interruption.interrupt(SIGTERM) }
        }
      }
      #expect(try quarry.state() == before)
    }
  }

  @Test func allowsOneUpgradePerFork() throws {
    try Quarry.lend(later: later) { quarry in
      let first = try Pebbles.workshop(quarry.fork)
      let failure = #expect(throws: ToolFailure.self) { try quarry.upgrade() }
      #expect(failure?.description.contains("Another run") == true)
      withExtendedLifetime(first) {}
    }
  }

  /// The fork as an upgrade leaves it that is killed before git moves the first file.
  private func killed(_ quarry: Quarry) throws -> Repository {
    let copies = try copies(of: quarry) { said in _ = try quarry.upgrade(said: said) }
    return try #require(copies.first { $0.exists(".build/fork/upgrade.json") })
  }

  /// The fork as it was at many moments, in order.
  private func copies(
    of quarry: Quarry, during work: (@escaping @Sendable (String) -> Void) throws -> Void
  ) throws -> [Repository] {
    let folder = quarry.fork.root + " killed"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = "cp -a \"\(quarry.fork.root)\" \"\(folder)/$(ls \"\(folder)\" | wc -l)\""
    let hook = quarry.fork.path(".git/hooks/reference-transaction")
    try quarry.fork.write(
      "#!/bin/sh\n\(script)\n", to: ".git/hooks/reference-transaction")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    try work { _ in _ = try? Shell.run(["sh", "-c", script]) }
    try FileManager.default.removeItem(atPath: hook)
    let count = try FileManager.default.contentsOfDirectory(atPath: folder).count
    return try (0..<count).map { number in
      let copy = Repository(root: "\(folder)/\(number)")
      let itsHook = copy.path(".git/hooks/reference-transaction")
      try FileManager.default.removeItem(atPath: itsHook)
      // A git that is killed leaves its locks; the next one names them, and a person removes them.
      for name in try FileManager.default.subpathsOfDirectory(atPath: copy.path(".git"))
      where name.hasSuffix(".lock") {
        try FileManager.default.removeItem(atPath: copy.path(".git/\(name)"))
      }
      return copy
    }
  }
}
