import Foundation
import Testing
import Toolbox

/// `ci/stages`, over a Makefile of small stages.
@Suite struct StagesScriptTests {
  @Test(arguments: [("@true", true), ("@exit 3", false), ("@echo '#' >>Makefile", false)])
  func aGreenStageLeavesTheTreeThatItWasGreenFor(recipe: String, isNoted: Bool) throws {
    try withStages("lint:\n\t\(recipe)\nbuild:\n\t@true\n") { checkout in
      let answer = try Shell.run([checkout.path("ci/stages"), "lint", "build"])
      #expect(answer.status == (recipe == "@exit 3" ? 2 : 0), "as make ends, at once")
      #expect(checkout.exists("reports/green/build") == isNoted)
      let tree = try Shell.run(["git", "rev-parse", "HEAD^{tree}"], in: checkout.root).output
      #expect((try? checkout.text("reports/green/lint")) == (isNoted ? tree : nil))
    }
  }

  @Test func theTimesOfThisRunAreATableAtTheEnd() throws {
    try withStages("lint:\n\t@true\nbuild:\n\t@true\ntools:\n\t@false\n") { checkout in
      try checkout.write("not committed", to: "new.txt")
      try #require(Shell.run([checkout.path("ci/stages"), "lint", "build"]).succeeded)
      #expect(!checkout.exists("reports/green/lint"))
      let answer = try Shell.run([checkout.path("ci/stages"), "tools", "lint"])
      let ends = answer.output.split(separator: "\n").suffix(2)
      #expect(ends.map { $0.prefix { $0 != " " } } == ["tools", "all"])
      let notes = try checkout.text("reports/stages.tsv").split(separator: "\n")
      #expect(notes.map { $0.prefix { $0 != "\t" } } == ["lint", "build", "tools"])
    }
  }

  private func withStages(_ makefile: String, _ body: (Repository) throws -> Void) throws {
    try withScratchFolder { checkout in
      let script = try String(contentsOfFile: "\(scripts)/stages", encoding: .utf8)
      for (path, text) in ["ci/stages": script, "Makefile": makefile, ".gitignore": "reports/\n"] {
        try checkout.write(text, to: path)
      }
      let commit = """
        chmod +x ci/stages && git init --quiet && git add --all
        git -c user.name=Test -c user.email=test@example.org commit --quiet -m one
        """
      try #require(Shell.run(["bash", "-ec", commit], in: checkout.root).succeeded)
      try body(checkout)
    }
  }
}

/// `ci/notify`, with a curl that writes down what it is given, and fails.
@Suite struct NotifyTests {
  @Test(arguments: [
    "Seams 4 failed: http://ci.example/4", #"a "quoted" \ word"#, "two\nlines\tand a tab\u{1}",
    "壊れた “build”", "$(touch x) `id` $HOME",
  ])
  func sendsTheTextAsJSONAndKeepsTheAddress(_ text: String) throws {
    try withScratchFolder { folder in
      let answer = try notify(text, in: folder, address: "https://chat.example/s3cr3t\"x")
      let expected = text.replacing(#/[\n\t]/#, with: " ").replacing("\u{1}", with: "")
      #expect(answer.succeeded)
      #expect(answer.errors.hasPrefix("The webhook did not take the message"))
      let message = try JSONDecoder().decode(
        [String: String].self, from: Data(folder.text("data").utf8))
      #expect(message == ["text": expected])
      #expect(try folder.text("config") == "url = \"https://chat.example/s3cr3t\\\"x\"\n")
      #expect(!(answer.output + answer.errors + (try folder.text("arguments"))).contains("s3cr3t"))
    }
  }

  @Test(arguments: [("Seams failed", ""), ("", "https://chat.example/")])
  func sendsNothingWithoutAnAddressOrAText(text: String, address: String) throws {
    try withScratchFolder { folder in
      let answer = try notify(text, in: folder, address: address)
      #expect(answer.succeeded && !folder.exists("data"))
      #expect((answer.output + answer.errors).contains(#/is not set|nothing to say/#))
    }
  }

  private func notify(
    _ text: String, in folder: Repository, address: String
  ) throws -> ShellResult {
    let curl = """
      #!/usr/bin/env bash
      cd "$OUT"; printf '%s\\n' "$@" >arguments
      while [ $# -gt 0 ]; do
        case $1 in --config) cat "$2" >config ;; --data-binary) printf '%s' "$2" >data ;; esac; shift
      done
      echo "curl: could not reach $(cat config)" >&2; exit 6
      """
    try folder.write(curl, to: "bin/curl")
    try #require(Shell.run(["chmod", "+x", folder.path("bin/curl")]).succeeded)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Shell.run(
      ["\(scripts)/notify", text],
      environment: [
        "PATH": "\(folder.path("bin")):\(path)", "OUT": folder.root, "CI_WEBHOOK": address,
      ])
  }
}

/// The folder `ci`.
private let scripts = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../..").standardized.path(percentEncoded: false)
