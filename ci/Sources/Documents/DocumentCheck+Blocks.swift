import Foundation
import Toolbox

extension DocumentCheck {
  /// Compares blocks with the files that they name, compiles them, and runs them.
  mutating func checkBlocks(of document: Document) throws(ToolFailure) {
    let kinds =
      #/sh|sh run|swift|swift fragment|swift (error|from)=\S+|text( output| paths)?|diff|mermaid|html|make|c|groovy|markdown|sql|json/#
    for block in document.blocks {
      let place = (path: document.path, line: block.line)
      checkVariables(in: block.text, at: place)
      switch block.label {
      case _ where block.isShell:
        checkCommands(in: block.text, at: (place.path, place.line + 1))
        let answer = try Shell.run(["bash", "-n", "-c", block.text])
        if !answer.succeeded { add(place, "block", answer.errors.trimmed) }
      case "diff": checkEdit(block, of: document)
      case "text paths":
        for (offset, line) in block.text.lines.dropLast().enumerated() {
          let named = String(line.prefix { $0 != " " })
          guard !checkout.holds(named) else { continue }
          let place = (place.path, place.line + 1 + offset)
          add(place, "path", "There is no file or folder “\(named)”.")
        }
      case _ where block.label.hasPrefix("swift from="): checkQuotation(block, at: place)
      case _ where block.label.wholeMatch(of: kinds) == nil:
        add(place, "block", "“\(block.label)” is not a kind of block.")
      default: continue
      }
    }
    guard !checkout.programs.isEmpty else { return }
    try compile(document)
    try run(document)
  }

  /// Checks that the file contains the parts of a quotation in the same order. `// …` marks omitted
  /// lines, and indentation does not matter.
  private mutating func checkQuotation(_ block: Document.Part, at place: Place) {
    let path = String(block.label.dropFirst("swift from=".count))
    var rest = (checkout.text(path) ?? "").lines.map(\.trimmed)[...]
    for part in block.text.lines.map(\.trimmed).split(separator: "// …") {
      let wanted = part.joined(separator: "\n").trimmed.lines.map { String($0) }
      guard let start = rest.firstRange(of: wanted) else {
        let what = "“\(wanted[0])” and the next lines are not in \(path), or not in this order."
        return add((place.path, place.line + part.startIndex + 1), "quotation", what)
      }
      rest = rest[start.upperBound...]
    }
  }

  /// Checks that an edit matches the last named file of its chapter at exactly one place.
  private mutating func checkEdit(_ block: Document.Part, of document: Document) {
    let chapter = document.headings.last { $0.line < block.line }?.line ?? 0
    let named = document.words.last {
      chapter..<block.line ~= $0.line && checkout.files.contains($0.text)
    }
    let old = block.text.lines.filter { $0.first != "+" && !$0.isEmpty }.map { $0.dropFirst() }
    let lines = named.flatMap { checkout.text($0.text)?.lines } ?? []
    let count = lines.indices.count { lines[$0...].starts(with: old) }
    guard count != 1 || old.isEmpty else { return }
    let what = "“\(old.first?.trimmed ?? "")” and the next lines must occur once in "
    let file = named?.text ?? "a file that the chapter names"
    add((document.path, block.line), "edit", what + "\(file), but occur \(count) times.")
  }

  /// Looks up the links of doc comments, and parses their blocks. Skips cases for the compiler,
  /// which are wrong on purpose, and tests of the tools, which invent their samples.
  mutating func checkComments(of path: String) throws(ToolFailure) {
    guard let text = checkout.text(path), text.contains("``"),
      !path.contains(#/\/Cases\/|^ci\/Tests\//#)
    else { return }
    let lines = text.lines.map { $0.prefixMatch(of: #/ *\/\/\/(.*)/#)?.1 ?? "" }
    for (offset, line) in lines.enumerated() where line.contains("``") {
      for link in line.matches(of: #/``([^`]+)``/#) {
        checkSymbol(String(link.1).replacing("/", with: "."), at: (path, offset + 1))
      }
    }
    guard lines.contains(where: { $0.contains("```swift") }) else { return }
    try scratch.write(lines.joined(separator: "\n"), to: "comments.md")
    let file = scratch.path("comments.md")
    try compile(Document(path, of: checkout.repository, file: file), areParts: true)
  }

  /// Compiles Swift blocks, each as a separate file.
  ///
  /// - Parameter areParts: whether all blocks are parts of something, which are only parsed.
  private mutating func compile(_ document: Document, areParts: Bool = false) throws(ToolFailure) {
    for block in document.blocks {
      let kind = #/swift( fragment| error=(.*))?/#
      guard let match = block.label.wholeMatch(of: kind) else { continue }
      try scratch.write(block.text, to: "block.swift")
      var options = ["-parse"]
      if !areParts, match.1 != " fragment" {
        options =
          ["-typecheck", "-swift-version", "6", "-I", "\(built)/Modules"]
          + moduleMaps.flatMap { ["-Xcc", $0] }
      }
      options += ["-debug-diagnostic-names", "-diagnostic-style", "llvm", "-module-name", "Block"]
      let answer = try Shell.run(
        ["swiftc", "-frontend"] + options + [scratch.path("block.swift")], merged: true)
      let errors = answer.output.matches(of: #/:(\d+):\d+: error: (.*)\n/#)
      guard answer.succeeded || !errors.isEmpty else {
        throw ToolFailure("The compiler failed without an error: \(answer.output.prefix(500))")
      }
      let seen = errors.map { "\($0.2)" }.joined(separator: ", ")
      if let wanted = match.2 {
        let isRight = errors.allSatisfy { $0.2.hasSuffix("[\(wanted)]") } && !errors.isEmpty
        let what = "It must fail only with \(wanted), but the compiler prints “\(seen)”."
        if !isRight { add((document.path, block.line), "block", what) }
      } else if let error = errors.first {
        let line = block.line + (Int(error.1) ?? 1)
        add((document.path, line), "block", "It does not compile: \(seen)")
      }
    }
  }

  /// Runs the blocks marked `sh run` in one shell, which ends at the first command that fails. It
  /// sees the built programs, an empty home, and no network: requests to other machines go to a
  /// proxy that does not answer.
  private mutating func run(_ document: Document) throws(ToolFailure) {
    let folder = scratch.path(document.path.replacing("/", with: "-"))
    try scratch.write("", to: "\(folder)/home/.keep")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    // A mark follows each block.
    let script = document.blocks.filter { $0.label == "sh run" }
      .map { $0.text + "printf '\\1'; printf '\\1' >&2\n" }.joined()
    let answer = try Shell.run(
      [
        "env", "-i", "PATH=\(built):\(path)", "HOME=\(folder)/home", "LANG=C.UTF-8", "TERM=dumb",
        "http_proxy=http://127.0.0.1:9", "https_proxy=http://127.0.0.1:9", "no_proxy=127.0.0.1",
        "LLVM_PROFILE_FILE=/dev/null", "timeout", "--signal=KILL", "\(limit)", "bash", "-euc",
        script,
      ], in: folder)
    let printed = answer.output.split(separator: "\u{1}", omittingEmptySubsequences: false)
    var (ended, seen) = (0, "(nothing, because it is not marked “sh run”)")
    for block in document.blocks {
      let place = (document.path, block.line)
      if block.label == "text output" {
        let pattern = NSRegularExpression.escapedPattern(for: block.text.trimmed)
          .replacing("…", with: "[\\s\\S]*")
        if seen.range(of: "^\(pattern)$", options: .regularExpression) == nil {
          let seen = seen.replacing("\n", with: "⏎")
          add(place, "output", "The block above prints something else: \(seen)")
        }
      }
      seen = "(nothing, because it is not marked “sh run”)"
      guard block.label == "sh run" else { continue }
      seen = printed[ended].trimmed
      ended += 1
      if ended < printed.count { continue }
      let errors = answer.errors.split(separator: "\u{1}", omittingEmptySubsequences: false)
      let said = "\(seen)\n\(errors.last ?? "")".trimmed.lines.last ?? ""
      let end =
        answer.status == 128 + 9
        ? "did not end within \(limit) seconds." : "ended with status \(answer.status): \(said)"
      // Later blocks depend on this one.
      return add(place, "block", "The block \(end)")
    }
  }
}
