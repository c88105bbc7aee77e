import Documents
import Evidence
import Foundation
import Testing
import Toolbox

/// Blocks of shell that are run, with an invented program.
@Suite struct RunnableBlockTests {
  @Test(arguments: [
    "```sh run\nkiln one\n```\n```text output\nfired one\n```",
    "```sh run\nkiln one; kiln two\n```\n\n```text output\nfired …\n…two\n```",
    "```sh run\necho a > pot\n```\n\n```sh run\ncat pot\n```\n```text output\na\n```",
    "```sh\nexit 1\n```",
    "```sh run\n[ -z \"${SEAMS_COLOR:-}\" ] && [ -d \"$HOME\" ]\n```",
  ])
  func aBlockThatRunsAndPrintsWhatItSaysIsFine(_ text: String) throws {
    #expect(try found(text) == [])
  }

  @Test(arguments: [
    ("```sh run\nkiln one\nfalse\necho on\n```", "1 The block ended with status 1: fired one"),
    ("```sh run\necho $unset\n```", "1 The block ended with status 1:"),
    (
      "```sh run\nkiln\n```\n```text output\nfired two\n```",
      "4 The block above prints something else: fired"
    ),
    (
      "```sh run\nkiln a\n```\n```text output\nfired … b\n```",
      "4 The block above prints something else: fired a"
    ),
    ("```sh run\nsleep 30\n```", "1 The block did not end within 1 seconds."),
  ])
  func aBlockThatDoesNotIsSaid(_ text: String, _ expected: String) throws {
    let found = try found(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test func whatStandsBelowAFailedBlockIsNotRun() throws {
    #expect(try found("```sh run\nexit 3\n```\n```sh run\nexit 4\n```").count == 1)
  }

  @Test func aBlockBeginsWhereTheOneBeforeItEnded() throws {
    let text = "```sh run\nmkdir shelf\ncd shelf\n```\n```sh run\nbasename \"$PWD\"\n```\n"
    #expect(try found(text + "```text output\nshelf\n```") == [])
  }

  @Test func aBlockInACloneChangesNothingHere() throws {
    let text = "```sh run clone\necho hot >pot\ngit commit --quiet --all --message Hot\n```"
    #expect(try foundInClone(text) { $0.contains("cold") } == [])
  }

  @Test func makeOnlySaysWhatItWouldDoInADryBlock() throws {
    let text = "```sh dry\nmake fire\ncat pot\n```\n```text output\necho hot >pot\ncold\n```"
    #expect(try foundInClone(text) { $0.contains("cold") } == [])
  }

  @Test func aTargetThatIsNotThereFailsADryBlock() throws {
    let found = try foundInClone("```sh dry\nmake glaze\n```") { _ in true }
    #expect(found.first?.hasPrefix("1 The block ended with status 2: ") == true, "\(found)")
  }

  @Test func theNetworkIsOutOfReach() throws {
    let text = "```sh run\necho $https_proxy\n```\n```text output\nhttp://127.0.0.1:9\n```"
    #expect(try found(text) == [])
  }

  /// Where no document has a block for a clone, nobody needs the tool that such blocks run.
  @Test(arguments: [("sh run", 0), ("sh run clone", 1), ("sh dry", 1)])
  func aToolThatIsNotBuiltIsMissedByBlocksInACloneAlone(_ info: String, _ count: Int) throws {
    try withScratchFolder { scratch in
      var gaps: [String] = []
      let document = MarkdownDocument(
        path: "docs/README.md", text: "```\(info)\nmake fire\n```\n")
      let clone = BlockClone(of: scratch, for: [document], tools: "/nowhere", gaps: &gaps)
      #expect(clone == nil)
      #expect(gaps.count == count)
    }
  }

  /// What is found where the checkout holds a pot, and whether the pot is as it has to be then.
  private func foundInClone(
    _ text: String, _ isRight: (_ pot: String) -> Bool
  ) throws -> [String] {
    try withScratchFolder { scratch in
      try scratch.write("cold\n", to: "pottery/pot")
      try scratch.write("fire:\n\techo hot >pot\n", to: "pottery/Makefile")
      let checkout = Repository(root: scratch.path("pottery"))
      let script = """
        git init --quiet && git add --all && git -c user.name=a -c user.email=a@b.example commit \
        --quiet --message Begin
        """
      let answer = try Shell.run(["bash", "-c", script], in: checkout.root)
      #expect(answer.succeeded, "\(answer.errors)")
      let rule = RunnableBlockRule(
        programs: "/nowhere", scratch: scratch, limit: 20,
        clone: BlockClone(checkout: checkout, tools: "/nowhere"))
      let found = try rule.findings(in: MarkdownDocument(path: "docs/README.md", text: text))
      #expect(isRight(try checkout.text("pot")))
      return found.map { "\($0.place.line) \($0.what)" }
    }
  }

  private func found(_ text: String) throws -> [String] {
    try withScratchFolder { scratch in
      try scratch.write("#!/bin/sh\necho fired \"$@\"\n", to: "bin/kiln")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.path("bin/kiln"))
      return try RunnableBlockRule(programs: scratch.path("bin"), scratch: scratch, limit: 1)
        .findings(in: MarkdownDocument(path: "docs/README.md", text: text))
        .map { "\($0.place.line) \($0.what)" }
    }
  }
}
