import Foundation
import Testing
import Toolbox

/// `ci/stages`, over a Makefile of small stages.
@Suite struct StagesScriptTests {
  @Test func aGreenStageLeavesTheTreeThatItWasGreenFor() throws {
    try withStages("lint:\n\t@true\nbuild:\n\t@true\n") { checkout in
      #expect(try stages("lint", "build", in: checkout).succeeded)
      let tree = try Shell.run(["git", "rev-parse", "HEAD^{tree}"], in: checkout.root).output
      let notes = try ["lint", "build"].map { try checkout.text("reports/green/\($0)") }
      #expect(notes == [tree, tree])
    }
  }

  @Test func aRedStageLeavesNoneAndIsTheLast() throws {
    try withStages("lint:\n\t@exit 3\nbuild:\n\t@true\n") { checkout in
      let answer = try stages("lint", "build", in: checkout)
      #expect(answer.status == 2, "as make ends")
      #expect(["lint", "build"].map { checkout.exists("reports/green/\($0)") } == [false, false])
    }
  }

  @Test func whatIsNotCommittedIsNoTree() throws {
    try withStages("lint:\n\t@true\n") { checkout in
      try checkout.write("new", to: "new.txt")
      #expect(try stages("lint", in: checkout).succeeded)
      #expect(!checkout.exists("reports/green/lint"))
    }
  }

  @Test func aStageThatChangesTheCheckoutLeavesNone() throws {
    try withStages("lint:\n\t@echo x >>Makefile\n") { checkout in
      let answer = try stages("lint", in: checkout)
      #expect(answer.succeeded)
      #expect(!checkout.exists("reports/green/lint"))
    }
  }

  @Test func theTimesOfThisRunAreATableAtTheEnd() throws {
    try withStages("lint:\n\t@true\nbuild:\n\t@true\ntools:\n\t@false\n") { checkout in
      #expect(try stages("lint", "build", in: checkout).succeeded)
      let answer = try stages("tools", "lint", in: checkout)
      let ends = answer.output.split(separator: "\n").suffix(2)
      #expect(ends.map { $0.prefix { $0 != " " } } == ["tools", "all"])
      let notes = try checkout.text("reports/stages.tsv").split(separator: "\n")
      #expect(notes.map { $0.prefix { $0 != "\t" } } == ["lint", "build", "tools"])
    }
  }

  private func stages(_ names: String..., in checkout: Repository) throws -> ShellResult {
    try Shell.run([checkout.path("ci/stages")] + names)
  }

  private func withStages(_ makefile: String, _ body: (Repository) throws -> Void) throws {
    try withScratchFolder { checkout in
      let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../stages").standardized
      try checkout.write(try String(contentsOf: script, encoding: .utf8), to: "ci/stages")
      try checkout.write(makefile, to: "Makefile")
      try checkout.write("reports/\n", to: ".gitignore")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: checkout.path("ci/stages"))
      let commit = """
        git init --quiet && git add --all
        git -c user.name=Test -c user.email=test@example.org commit --quiet -m one
        """
      try #require(Shell.run(["bash", "-ec", commit], in: checkout.root).succeeded)
      try body(checkout)
    }
  }
}
