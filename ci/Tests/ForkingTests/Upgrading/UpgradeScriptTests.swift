import Forking
import Foundation
import Testing
import Toolbox

/// `ci/upgrade`: the version that it uses, and the tools that it calls. The tool of the tiny
/// template prints its arguments.
@Suite struct UpgradeScriptTests {
  private static let tool = "#!/bin/sh\necho \"$PWD\"; printf '<%s>' \"$0\" \"$@\"\n"

  private func call(
    _ quarry: Quarry, _ settings: [String: String], _ arguments: [String] = []
  ) throws -> ShellResult {
    let here = URL(filePath: #filePath).resolvingSymlinksInPath().path(percentEncoded: false)
    try quarry.fork.write(Repository(around: here).text("ci/upgrade"), to: "ci/upgrade")
    return try Shell.run(
      ["env", "-u", "TEMPLATE", "-u", "VERSION"]
        + settings.map { "\($0.key)=\($0.value)" } + ["bash", "ci/upgrade"] + arguments,
      in: quarry.fork.root)
  }

  private func version(_ quarry: Quarry) throws -> String {
    let clone = Repository(root: quarry.fork.path(".build/template/clone"))
    return try Quarry.head(clone)
  }

  @Test func runsTheToolsOfTheTemplate() throws {
    try Quarry.lend(tools: Self.tool) { quarry in
      let result = try call(quarry, ["TEMPLATE": quarry.template.root], ["--no-check"])
      #expect(result.status == 0, "\(result.errors)")
      let clone = quarry.fork.path(".build/template/clone")
      let line =
        "<\(clone)/ci/tool><seams-fork><upgrade><--root><\(quarry.fork.root)>"
        + "<--template><\(clone)><--no-check>"
      #expect(result.output.hasSuffix(line), "\(result.output)")
      #expect(try version(quarry) == quarry.old)
    }
  }

  @Test func aLaterCallFetchesNewCommits() throws {
    try Quarry.lend(tools: Self.tool) { quarry in
      _ = try call(quarry, ["TEMPLATE": "../the template"])
      try quarry.release(["Makefile": "other:\n"])
      let result = try call(quarry, ["TEMPLATE": "../the template"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(try version(quarry) == Quarry.head(quarry.template))
    }
  }

  @Test func acceptsATagABranchOrACommitAsTheVersion() throws {
    try Quarry.lend(tools: Self.tool) { quarry in
      try Quarry.git("tag", "v1", in: quarry.template)
      try Quarry.git("branch", "stable", in: quarry.template)
      try quarry.release(["Makefile": "other:\n"])
      for name in ["v1", "stable", quarry.old] {
        let settings = ["TEMPLATE": quarry.template.root, "VERSION": name]
        #expect(try call(quarry, settings).status == 0)
        #expect(try version(quarry) == quarry.old, "\(name)")
      }
    }
  }

  /// The HEAD of the template counts, not the version of the previous upgrade.
  @Test func usesTheHeadOfTheTemplate() throws {
    try Quarry.lend(tools: Self.tool) { quarry in
      let settings = ["TEMPLATE": quarry.template.root, "VERSION": "HEAD"]
      _ = try call(quarry, settings)
      try quarry.release(["Makefile": "other:\n"])
      #expect(try call(quarry, settings).status == 0)
      #expect(try version(quarry) == Quarry.head(quarry.template))
    }
  }

  /// A shallow clone has no base for a merge. That is reported in the first fetch and in later
  /// ones.
  @Test(arguments: [false, true])
  func rejectsATemplateWithoutItsHistory(later: Bool) throws {
    try Quarry.lend(tools: Self.tool) { quarry in
      if later { _ = try call(quarry, ["TEMPLATE": quarry.template.root]) }
      try quarry.release(["Makefile": "other:\n"])
      let shallow = Repository(root: quarry.template.root + " shallow")
      try Quarry.git(
        "clone", "--quiet", "--depth", "1", "file://\(quarry.template.root)", shallow.root,
        in: quarry.template)
      let result = try call(quarry, ["TEMPLATE": shallow.root])
      #expect(result.status == 64)
      #expect(result.errors.contains("git fetch --unshallow"), "\(result.errors)")
    }
  }

  @Test func reportsMissingAndUnknownArguments() throws {
    try Quarry.lend(tools: Self.tool) { quarry in
      let template = quarry.template.root
      let without = try call(quarry, [:])
      #expect(without.status == 64)
      #expect(without.errors.contains("make upgrade TEMPLATE=../seams"))
      let nowhere = try call(quarry, ["TEMPLATE": "../nowhere"])
      #expect(nowhere.status == 70)
      #expect(nowhere.errors.contains("“../nowhere”"))
      let unknown = try call(quarry, ["TEMPLATE": template, "VERSION": "v9"])
      #expect(unknown.status == 64)
      #expect(unknown.errors.contains("no version “v9”"))
      try FileManager.default.removeItem(atPath: quarry.fork.path("template.lock"))
      let noFork = try call(quarry, ["TEMPLATE": template])
      #expect(noFork.status == 64)
      #expect(noFork.errors.contains("This is not a fork"))
    }
  }
}
