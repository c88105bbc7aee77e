import Forking
import Foundation
import Testing
import Toolbox

@Suite struct UpgradeRefusalTests {
  private let clock = "Modules/Core/Clock.swift"

  private func refusal(_ quarry: Quarry, conflicts: Bool = false) throws -> String {
    let before = try quarry.state()
    let refusal = #expect(throws: Refusal.self) { try quarry.upgrade(conflicts: conflicts) }
    #expect(try quarry.state() == before)
    return refusal?.description ?? ""
  }

  @Test func refusesACheckoutWithoutALock() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      try quarry.edit([TemplateLock.path: nil])
      #expect(try refusal(quarry).hasPrefix("This is not a fork"))
    }
  }

  @Test func rejectsAVersionThatIsUnknownToTheTemplate() throws {
    try Quarry.lend { quarry in
      let version = String(repeating: "12345678", count: 5)
      try quarry.edit([
        TemplateLock.path: TemplateLock(answers: Quarry.answers, version: version).text
      ])
      #expect(try refusal(quarry).contains(version))
    }
  }

  @Test func rejectsATemplateThatIsOlderThanTheFork() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      _ = try quarry.upgrade()
      try Quarry.git("checkout", "--quiet", quarry.old, in: quarry.template)
      #expect(try refusal(quarry).contains("older than what this fork has"))
    }
  }

  @Test(arguments: ["Modules/Core/Clock.swift", "a new file.txt"])
  func namesUncommittedChanges(path: String) throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      try quarry.fork.write("mine\n", to: path)
      #expect(try refusal(quarry).contains("  \(path)"))
    }
  }

  @Test func rejectsUnresolvedConflicts() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      try quarry.edit([clock: "let clock = 1 // mine\n"])
      _ = try quarry.upgrade(conflicts: true)
      #expect(try refusal(quarry).contains("“git cherry-pick --continue”"))
    }
  }

  @Test(arguments: [
    ("MERGE_HEAD", "“git merge --abort”"), ("REVERT_HEAD", "“git revert --abort”"),
    ("rebase-merge", "“git rebase --abort”"), ("rebase-apply", "“git rebase --abort”"),
    ("BISECT_START", "“git bisect reset”"),
  ])
  func refusesToRunDuringAnotherGitOperation(file: String, words: String) throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      try quarry.fork.write("", to: ".git/\(file)")
      #expect(try refusal(quarry).contains(words))
    }
  }

  @Test(arguments: [false, true])
  func doesNotOverwriteAnIgnoredFile(conflicts: Bool) throws {
    let mine = [clock: "let clock = 1 // mine\n"]
    let theirs = ["notes/a.txt": "theirs\n", clock: "let clock = 0\n"]
    try Quarry.lend(later: theirs) { quarry in
      if conflicts { try quarry.edit(mine) }
      try Quarry.git("add", "--force", "gives/notes/a.txt", in: quarry.template)
      try Quarry.git("commit", "--quiet", "--message", "Notes", in: quarry.template)
      try quarry.fork.write("mine\n", to: "notes/a.txt")
      #expect(try refusal(quarry, conflicts: conflicts).contains("  notes/a.txt"))
    }
  }

  /// An upgrade cannot choose a name, because the lock of the fork contains it.
  @Test func explainsWhatToDoIfTheForksNamesAreTaken() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      let new = try Quarry.head(quarry.template)
      let upgrade = Upgrade(in: try Pebbles.workshop(quarry.fork), from: quarry.template) {
        lock, template in
        guard lock.template.version != new else { throw Refusal("“Stone” is taken.") }
        return try Quarry.given(lock, template)
      }
      let refusal = #expect(throws: Refusal.self) { try upgrade.run() }
      let words = refusal?.description ?? ""
      #expect(words.contains("“Stone” is taken."))
      #expect(words.contains("VERSION="))
    }
  }

  /// Git merges whole repositories, so files next to the fork would be merged with the template.
  @Test func rejectsAForkInsideAnotherRepository() throws {
    try Quarry.lend(later: [clock: "let clock = 0\n"]) { quarry in
      let whole = Repository(root: quarry.fork.root + " whole")
      try FileManager.default.createDirectory(
        atPath: whole.root, withIntermediateDirectories: true)
      try FileManager.default.removeItem(atPath: quarry.fork.path(".git"))
      try FileManager.default.moveItem(
        atPath: quarry.fork.root, toPath: whole.path("stones"))
      try Quarry.git("init", "--quiet", in: whole)
      try Pebbles.commit(in: whole.root)
      let moved = Quarry(
        template: quarry.template, fork: Repository(root: whole.path("stones")), old: quarry.old)
      let refusal = #expect(throws: Refusal.self) { try moved.upgrade() }
      #expect(refusal?.description.contains("is a folder of a larger repository") == true)
    }
  }

  @Test func rejectsACheckoutWithoutACommit() throws {
    try Quarry.lend { quarry in
      try Quarry.git("checkout", "--quiet", "--orphan", "other", in: quarry.fork)
      let refusal = #expect(throws: Refusal.self) { try quarry.upgrade() }
      #expect(refusal?.description.contains("Commit them first") == true)
    }
  }
}
