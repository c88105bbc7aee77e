import Foundation
import Testing
import Toolbox

/// `ci/notify`, with a curl that writes down what it is told.
@Suite struct NotifyTests {
  private static let address = "https://chat.example/hooks/s3cr3t\"x"
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../notify").standardized.path(percentEncoded: false)

  @Test(arguments: [
    "Seams 4 failed: http://ci.example/4", #"a "quoted" \ word"#, "two\nlines\tand a tab\u{1}",
    "壊れた “build”", "$(touch x) `id` $HOME",
  ])
  func sendsTheTextAsJSON(_ text: String) throws {
    try withScratchFolder { folder in
      let answer = try notify(text, in: folder)
      #expect(answer.succeeded && answer.errors.isEmpty, "\(answer.errors)")
      let message = try JSONDecoder().decode(
        [String: String].self, from: Data(folder.text("data").utf8))
      let expected = text.replacing("\n", with: " ").replacing("\t", with: " ")
        .replacing("\u{1}", with: "")
      #expect(message == ["text": expected])
      #expect(try folder.text("config") == "url = \"https://chat.example/hooks/s3cr3t\\\"x\"\n")
    }
  }

  @Test(arguments: [1, 6, 22, 127])
  func failsNothingAndKeepsTheAddress(status: Int) throws {
    try withScratchFolder { folder in
      let answer = try notify("Seams failed", in: folder, status: status)
      #expect(answer.succeeded)
      #expect(answer.errors == "The webhook did not take the message: Seams failed\n")
      #expect(!(answer.output + answer.errors + (try folder.text("arguments"))).contains("s3cr3t"))
    }
  }

  @Test func tellsNobodyWithoutAnAddress() throws {
    try withScratchFolder { folder in
      let answer = try notify("Seams failed", in: folder, address: "")
      #expect(answer.output == "CI_WEBHOOK is not set; nobody is told: Seams failed\n")
      #expect(answer.succeeded && !folder.exists("data"))
    }
  }

  @Test func saysThatThereIsNothingToSay() throws {
    try withScratchFolder { folder in
      let answer = try notify("", in: folder)
      #expect(answer.succeeded && answer.errors.contains("nothing to say"))
      #expect(!folder.exists("data"))
    }
  }

  private func notify(
    _ text: String, in folder: Repository, status: Int = 0, address: String = address
  ) throws -> ShellResult {
    let curl = """
      #!/usr/bin/env bash
      cd "$OUT"
      printf '%s\\n' "$@" >arguments
      while [ $# -gt 0 ]; do
        case $1 in
        --config) cat "$2" >config ;;
        --data-binary) printf '%s' "$2" >data ;;
        esac
        shift
      done
      echo "curl: could not reach $(cat config)" >&2
      exit \(status)
      """
    try folder.write(curl, to: "bin/curl")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/curl"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Shell.run(
      [Self.script, text],
      environment: [
        "PATH": "\(folder.path("bin")):\(path)", "OUT": folder.root, "CI_WEBHOOK": address,
      ])
  }
}
