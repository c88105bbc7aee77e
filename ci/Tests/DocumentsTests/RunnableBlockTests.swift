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

  @Test func theNetworkIsOutOfReach() throws {
    let text = "```sh run\necho $https_proxy\n```\n```text output\nhttp://127.0.0.1:9\n```"
    #expect(try found(text) == [])
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
