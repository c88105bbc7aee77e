import Foundation
import Testing
import Toolbox

/// `ci/stages`, over a Makefile of small stages, `ci/swiftpm`, with a swift that crashes, and
/// `ci/notify`, with a curl that fails.
@Suite struct ScriptTests {
  @Test(arguments: [("@true", true), ("@exit 3", false), ("@echo '#' >>Makefile", false)])
  func recordsTheTreeForWhichAStagePassed(recipe: String, isNoted: Bool) throws {
    try withScratchFolder { checkout in
      try checkout.write("lint:\n\t\(recipe)\nbuild:\n\t@true\n", to: "Makefile")
      try checkout.write("ci/\nreports/\n", to: ".gitignore")
      try checkout.write("earlier\t1\n", to: "reports/stages.tsv")
      let commit = """
        mkdir ci && cp "\(scripts)/stages" ci && git init --quiet && git add --all
        git -c user.name=Test -c user.email=test@example.org commit --quiet -m one
        """
      try #require(Shell.run(["bash", "-ec", commit], in: checkout.root).succeeded)
      let answer = try Shell.run([checkout.path("ci/stages"), "lint", "build"])
      let stages = recipe == "@exit 3" ? ["lint"] : ["lint", "build"]
      #expect(answer.status == (stages.count == 1 ? 2 : 0), "as make ends, at once")
      let table = answer.output.split(separator: "\n\n").last?.split(separator: "\n") ?? []
      let names = table.map { String($0.prefix { $0 != " " }) }
      #expect(names == stages + ["all"], "the times of this run")
      #expect(try checkout.text("reports/stages.tsv").split(separator: "\n").count == table.count)
      #expect(checkout.exists("reports/green/build") == isNoted)
      let tree = try Shell.run(["git", "rev-parse", "HEAD^{tree}"], in: checkout.root).output
      #expect((try? checkout.text("reports/green/lint")) == (isNoted ? tree : nil))
    }
  }

  @Test(
    arguments: [
      ("kill -SEGV $$", 3, 2), ("exit 0", 0, 1), ("exit 1", 1, 1), ("kill -TERM $$", 143, 1),
    ] as [(String, Int32, Int)])
  func runsSwiftOnceMoreIfSwiftPMCrashes(end: String, status: Int32, runs: Int) throws {
    try withScratchFolder { folder in
      let swift = "#!/bin/bash\necho \"$@\"; [ ! -e ran ] || exit 3; touch ran; \(end)\n"
      try folder.write(swift, to: "bin/swift")
      let answer = try Shell.run(
        ["bash", "-c", "chmod +x bin/swift; PATH=$PWD/bin:$PATH '\(scripts)/swiftpm' build 'a b'"],
        in: folder.root)
      #expect(answer.status == status)
      #expect(answer.output == Array(repeating: "build a b\n", count: runs).joined())
    }
  }

  @Test(arguments: [
    #"a "quoted" \ word"#, "two\nlines\tand a tab\u{1}", "壊れた “build”", "$(touch x) `id` $HOME",
  ])
  func sendsTheTextAsJSONWithoutRevealingTheAddress(_ text: String) throws {
    try withScratchFolder { folder in
      let answer = try notify(text, in: folder, address: "https://chat.example/s3cr3t\"x")
      #expect(answer.succeeded)
      #expect(answer.errors.hasPrefix("The webhook did not accept the message"))
      let data = try Data(folder.text("data").utf8)
      let expected = text.replacing(#/[\n\t]/#, with: " ").replacing("\u{1}", with: "")
      #expect(try JSONDecoder().decode([String: String].self, from: data) == ["text": expected])
      #expect(try folder.text("config") == "url = \"https://chat.example/s3cr3t\\\"x\"\n")
      #expect(!(answer.output + answer.errors + (try folder.text("arguments"))).contains("s3cr3t"))
    }
  }

  @Test(arguments: [("Seams failed", ""), ("", "https://chat.example/")])
  func sendsNothingWithoutAnAddressOrAText(text: String, address: String) throws {
    try withScratchFolder { folder in
      let answer = try notify(text, in: folder, address: address)
      #expect(answer.succeeded && !folder.exists("data"))
      #expect((answer.output + answer.errors).contains(#/is not set|text is missing/#))
    }
  }

  private func notify(
    _ text: String, in folder: Repository, address: String
  ) throws -> ShellResult {
    try folder.write("", to: "arguments")
    let script = """
      curl() {
        printf '%s\\n' "$@" >arguments
        while [ $# -gt 0 ]; do
          case $1 in --config) cat "$2" >config ;; --data-binary) printf '%s' "$2" >data ;; esac; shift
        done
        cat config >&2; return 6
      }
      export -f curl; exec "$0" "$1"
      """
    return try Shell.run(
      ["bash", "-c", script, "\(scripts)/notify", text], in: folder.root,
      environment: ["CI_WEBHOOK": address])
  }
}

/// The folder `ci`.
private let scripts = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../..").standardized.path(percentEncoded: false)
