import Foundation
import Testing
import Toolbox

/// `ci/forks`, with a stub of make and of the tool, which record their arguments and make small
/// repositories.
@Suite struct ForksTests {
  @Test func forksEveryFeatureInEveryWay() throws {
    try withTemplate { template in
      let answer = try forks(in: template)
      #expect(answer.succeeded, "\(answer.output)\(answer.errors)")
      #expect(
        try rows(of: template) == [
          "Kettles alone passed", "Pots alone passed", "Kettles library passed",
          "Pots library passed", "Kettles in-place passed", "Pots in-place passed",
          "template empty passed", "Kettles upgrade passed", "Pots upgrade passed",
        ])
      let table = answer.output.split(separator: "\n").filter { !$0.hasPrefix("==>") }
      #expect(
        table.map { $0.split(separator: " ").first } == ["seconds", "Kettles", "Pots", "template"])
    }
  }

  @Test func createsDrawsAndChecksAFork() throws {
    try withTemplate { template in
      try #require(forks(in: template, features: "Pots", ways: "alone").succeeded)
      let calls = try template.text("calls").split(separator: "\n").filter { $0.hasPrefix("make") }
      try #require(calls.count == 3)
      #expect(calls[0].hasPrefix("make fork FROM=Pots TO="))
      #expect(calls[0].contains("/as made KIND=app CHECK=0"))
      #expect(calls[0].hasSuffix(" in \(template.root)"))
      let fork = template.path(".build/forks/a fork")
      #expect(calls[1] == "make compile graph api-accept in \(fork)")
      #expect(calls[2] == "make ci in \(fork)")
    }
  }

  @Test func drawsNoPagesOfALibrary() throws {
    try withTemplate { template in
      try #require(forks(in: template, features: "Pots", ways: "library").succeeded)
      let calls = try template.text("calls").split(separator: "\n").filter { $0.hasPrefix("make") }
      try #require(calls.count == 2)
      #expect(calls[0].contains(" KIND=library CHECK=0"))
      #expect(calls[1] == "make ci in \(template.path(".build/forks/a fork"))")
    }
  }

  @Test func continuesAfterAFailedFork() throws {
    try withTemplate { template in
      try template.write("", to: "ci-fails")
      let answer = try forks(in: template, ways: "alone in-place")
      #expect(answer.status == 1)
      #expect(
        try rows(of: template) == [
          "Kettles alone failed", "Pots alone failed", "Kettles in-place passed",
          "Pots in-place passed",
        ])
      #expect(answer.output.contains("make ci has failed here\n"), "the end of what it said")
      #expect(answer.output.contains("\nKettles             failed"))
    }
  }

  @Test func doesNotRewriteFilesThatTheNextForkShares() throws {
    try withTemplate { template in
      try #require(forks(in: template, ways: "alone").succeeded)
      let shared = template.path(".build/forks/a fork/shared")
      let old = try FileManager.default.attributesOfItem(atPath: shared)
      try template.write("built", to: ".build/forks/a fork/.build/product")
      try #require(forks(in: template, ways: "alone").succeeded)
      let new = try FileManager.default.attributesOfItem(atPath: shared)
      #expect(new[.modificationDate] as? Date == old[.modificationDate] as? Date)
      #expect(new[.systemFileNumber] as? Int == old[.systemFileNumber] as? Int)
      #expect(template.exists(".build/forks/a fork/.build/product"), "what was built stays")
    }
  }

  @Test(arguments: ["README.md", "CHANGELOG.md", "NOTES.md"])
  func failsIfAnUpgradeLosesAnEdit(path: String) throws {
    try withTemplate { template in
      try template.write("\(path)\n", to: "upgrade-loses")
      #expect(try forks(in: template, features: "Pots", ways: "upgrade").status == 1)
      #expect(try rows(of: template) == ["Pots upgrade failed"])
    }
  }

  @Test func startsAnUpgradeAtTheLastReleaseTag() throws {
    try withTemplate { template in
      try #require(forks(in: template, ways: "upgrade").succeeded)
      let calls = try template.text("calls").split(separator: "\n")
      #expect(
        calls.contains {
          $0.hasPrefix("tool seams-fork alone --from Kettles") && $0.hasSuffix(" at v1")
        })
    }
  }

  @Test(arguments: [("Pans", "alone"), ("Pots", "sideways")])
  func rejectsUnknownNames(feature: String, way: String) throws {
    try withTemplate { template in
      let answer = try forks(in: template, features: feature, ways: way)
      #expect(answer.status == 64)
      #expect(answer.errors.contains("Unknown "))
    }
  }

  private func rows(of template: Repository) throws -> [String] {
    try template.text("reports/forks.tsv").split(separator: "\n").map { line in
      line.split(separator: "\t").prefix(3).joined(separator: " ")
    }
  }

  private func forks(
    in template: Repository, features: String = "", ways: String = ""
  ) throws -> ShellResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Shell.run(
      [template.path("ci/forks")],
      environment: [
        "PATH": "\(template.path("bin")):\(path)", "HOME": template.root, "CALLS": template.root,
        "FORKS": features, "WAYS": ways,
      ])
  }

  /// Creates a template with two features, a tag, and a commit after it.
  private func withTemplate(_ body: (Repository) throws -> Void) throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "forks \(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let folder = Repository(root: scratch.path(percentEncoded: false))
    let template = Repository(root: folder.path("a template"))
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../forks").standardized
    let files = [
      "bin/make": Self.make, "ci/tool": Self.tool,
      "ci/forks": try String(contentsOf: script, encoding: .utf8),
      "Modules/Core/a.swift": "", "Modules/Pots/a.swift": "", "Modules/Kettles/a.swift": "",
      "ci/Standalone/README.md": "", "version": "v1\n", "shared": "the same in all\n",
      ".gitignore": ".build/\nreports/\ncalls\nci-fails\nupgrade-loses\n",
    ]
    for (path, text) in files { try template.write(text, to: path) }
    for path in ["bin/make", "ci/tool", "ci/forks"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: template.path(path))
    }
    let history = """
      export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.org
      export GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.org
      git init --quiet && git add --all && git commit --quiet -m one && git tag v1
      for version in v2 v3; do echo $version >version; git commit --quiet -a -m $version; done
      """
    try #require(Shell.run(["bash", "-ec", history], in: template.root).succeeded)
    try body(template)
  }

  /// Makes a fork of a few files and a lock. An upgrade copies the version.
  private static let make = """
    #!/usr/bin/env bash
    printf 'make %s in %s\\n' "$*" "$PWD" >>"$CALLS/calls"
    for word in "$@"; do case $word in
    FROM=*) from=${word#*=} ;; TO=*) to=${word#*=} ;; OUT=*) out=${word#*=} ;;
    TEMPLATE=*) template=${word#*=} ;;
    esac; done
    case $1 in
    fork) exec ci/tool seams-fork alone --from "$from" --to "$to" --out "$out" --no-check ;;
    ci) [ ! -e "$CALLS/ci-fails" ] || { echo make ci has failed here; exit 1; } ;;
    upgrade)
      git -C "$template" rev-parse HEAD >template.lock
      if [ -e "$CALLS/upgrade-loses" ]; then echo lost >"$(cat "$CALLS/upgrade-loses")"; fi ;;
    esac
    """

  private static let tool = """
    #!/usr/bin/env bash
    printf 'tool %s at %s\\n' "$*" "$(cat version)" >>"$CALLS/calls"
    [ "$2" = alone ] || exit 0
    to=$6 out=$8
    case $out in "$PWD"/*) echo "$out is inside of this checkout" >&2; exit 64 ;; esac
    mkdir -p "$out/Modules/$to/Domain"
    cp shared .gitignore "$out"
    echo code >"$out/Modules/$to/Domain/a.swift"
    printf '# A fork\n\n**What it is for.**\n\nWhere it comes from.\n' >"$out/README.md"
    printf '# Changelog\n\n### Additions\n\n- A fork.\n' >"$out/CHANGELOG.md"
    git rev-parse HEAD >"$out/template.lock"
    cd "$out" && git init --quiet && git add --all
    git -c user.name=Test -c user.email=test@example.org commit --quiet -m 'A fork'
    """
}
