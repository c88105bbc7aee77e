import Foundation
import Toolbox

extension DocumentCheck {
  /// Compares blocks with the files that they name, compiles them, and runs them.
  mutating func checkBlocks(of document: Document) throws(ToolFailure) {
    let kinds =
      #/sh|sh run|swift|swift fragment|swift (error|from)=\S+|text( output| paths)?|diff|mermaid|html|make|c|groovy|markdown|sql/#
    for block in document.blocks {
      let path = document.path
      checkVariables(in: block.text, path, block.line)
      switch block.label {
      case _ where block.isShell:
        checkCommands(in: block.text, path, block.line + 1)
        let answer = try Shell.run(["bash", "-n", "-c", block.text])
        if !answer.succeeded { add(path, block.line, "block", answer.errors.trimmed) }
      case "diff": checkEdit(block, of: document)
      case "text paths":
        for (offset, line) in block.lines.dropLast().enumerated() {
          let named = String(line.prefix { $0 != " " })
          guard !checkout.holds(named) else { continue }
          add(path, block.line + 1 + offset, "path", "There is no file or folder “\(named)”.")
        }
      case _ where block.label.hasPrefix("swift from="): checkQuotation(block, of: document)
      case _ where block.label.wholeMatch(of: kinds) == nil:
        add(path, block.line, "block", "“\(block.label)” is not a kind of block.")
      default: continue
      }
    }
    guard !checkout.programs.isEmpty else { return }
    try compile(document)
    try run(document)
  }

  /// The parts of a quotation stand in the file in their order. `// …` stands for what is left out, and
  /// indentation does not matter.
  private mutating func checkQuotation(_ block: Document.Part, of document: Document) {
    let path = String(block.label.dropFirst("swift from=".count))
    var rest = (checkout.text(path) ?? "").lines.map(\.trimmed)[...]
    for part in block.lines.map(\.trimmed).split(separator: "// …") {
      let wanted = part.joined(separator: "\n").trimmed.lines.map { String($0) }
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: wanted) }) else {
        let what = "“\(wanted[0])” and what follows is not in \(path), or not in this order."
        return add(document.path, block.line + part.startIndex + 1, "quotation", what)
      }
      rest = rest[(start + wanted.count)...]
    }
  }

  /// An edit fits the file that its chapter names last, at exactly one place.
  private mutating func checkEdit(_ block: Document.Part, of document: Document) {
    let named = document.words.last {
      document.chapter(before: block.line).contains($0.line) && checkout.files.contains($0.text)
    }
    let old = block.lines.filter { $0.first != "+" && !$0.isEmpty }.map { $0.dropFirst() }
    let lines = named.flatMap { checkout.text($0.text)?.lines } ?? []
    let count = lines.indices.count { lines[$0...].starts(with: old) }
    guard count != 1 || old.isEmpty else { return }
    let what = "“\(old.first?.trimmed ?? "")” and what follows is \(count) times in "
    add(document.path, block.line, "edit", what + (named?.text ?? "no file") + ", and not once.")
  }

  // MARK: - Compiling

  /// Shows blocks of Swift to the compiler, each as a file of its own.
  ///
  /// - Parameter areParts: whether all blocks are parts of something, which are only parsed.
  private mutating func compile(_ document: Document, areParts: Bool = false) throws(ToolFailure) {
    for block in document.blocks {
      let kind = #/swift( fragment| error=(.*))?/#
      guard let match = block.label.wholeMatch(of: kind) else { continue }
      let errors = try errors(in: block.text, isPart: areParts || match.1 == " fragment")
      let seen = errors.map(\.what).joined(separator: ", ")
      if let wanted = match.2 {
        let isRight = errors.allSatisfy { $0.what.hasSuffix("[\(wanted)]") } && !errors.isEmpty
        let what = "It fails with “\(seen)”, and not with \(wanted) alone."
        if !isRight { add(document.path, block.line, "block", what) }
      } else if let error = errors.first {
        add(document.path, block.line + error.line, "block", "It does not compile: \(seen)")
      }
    }
  }

  /// Looks up the links of doc comments, and parses their blocks.
  mutating func checkComments(_ text: String, of path: String) throws(ToolFailure) {
    for (offset, line) in text.lines.enumerated() where line.contains("``") {
      for link in line.matches(of: #/``([^`]+)``/#) {
        checkSymbol(String(link.1).replacing("/", with: "."), path, offset + 1)
      }
    }
    guard text.contains("```swift") else { return }
    try scratch.write(text, to: "comments.md")
    let file = scratch.path("comments.md")
    try compile(Document(path, of: checkout.repository, file: file), areParts: true)
  }

  private func errors(
    in source: String, isPart: Bool
  ) throws(ToolFailure) -> [(line: Int, what: String)] {
    try scratch.write(source, to: "block.swift")
    let repository = checkout.repository
    let maps = checkout.files.filter { $0.hasPrefix("Modules/") && $0.hasSuffix(".modulemap") }
    let types =
      ["-typecheck", "-swift-version", "6", "-I", repository.path("\(build)/debug/Modules")]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\(repository.path($0))"] }
    let answer = try Shell.run(
      ["swiftc", "-frontend"] + (isPart ? ["-parse"] : types) + [
        "-debug-diagnostic-names", "-diagnostic-style", "llvm", "-module-name", "Block",
        scratch.path("block.swift"),
      ], merged: true)
    let errors = answer.output.matches(of: #/:(\d+):\d+: error: (.*)\n/#)
      .map { (line: Int($0.1) ?? 1, what: String($0.2)) }
    guard answer.succeeded || !errors.isEmpty else {
      throw ToolFailure("The compiler failed without an error: \(answer.output.prefix(500))")
    }
    return errors
  }

  // MARK: - Running

  /// Runs the blocks marked `sh run`, in order. Each begins in the folder where the one before it
  /// ended, and ends at the first command that fails.
  private mutating func run(_ document: Document) throws(ToolFailure) {
    let folder = document.path.replacing("/", with: "-")
    try scratch.write("", to: "\(folder)/home/.keep")
    try scratch.write(scratch.path(folder), to: "place")
    var printed: String?
    for block in document.blocks {
      if block.label == "text output" {
        let seen = (printed ?? "nothing: it is not marked “sh run”").trimmed
        let pattern = NSRegularExpression.escapedPattern(for: block.text.trimmed)
          .replacing("…", with: "[\\s\\S]*")
        if seen.range(of: "^\(pattern)$", options: .regularExpression) == nil {
          let what = "The block above prints something else: \(seen.replacing("\n", with: "⏎"))"
          add(document.path, block.line, "output", what)
        }
      }
      printed = nil
      guard block.label == "sh run" else { continue }
      let answer = try run(block.text, in: folder)
      printed = answer.output
      if answer.succeeded { continue }
      let said = (answer.output + "\n" + answer.errors).trimmed.lines.last ?? ""
      let end =
        answer.status == 128 + 9
        ? "did not end within \(limit) seconds." : "ended with status \(answer.status): \(said)"
      // What is below builds on it.
      return add(document.path, block.line, "block", "The block \(end)")
    }
  }

  /// A block sees the built programs, an empty home, and no network: what leaves this machine is sent to
  /// a proxy that does not answer.
  private func run(_ script: String, in folder: String) throws(ToolFailure) -> ShellResult {
    let file = scratch.path("\(folder).sh")
    try scratch.write("trap 'pwd >\"\(scratch.path("place"))\"' EXIT\n\(script)", to: file)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Shell.run(
      [
        "env", "-i", "PATH=\(checkout.repository.path("\(build)/debug")):\(path)",
        "HOME=\(scratch.path("\(folder)/home"))", "LANG=C.UTF-8", "TERM=dumb",
        "http_proxy=http://127.0.0.1:9", "https_proxy=http://127.0.0.1:9", "no_proxy=127.0.0.1",
        "LLVM_PROFILE_FILE=/dev/null", "timeout", "--signal=KILL", "\(limit)", "bash", "-eu", file,
      ], in: try scratch.text("place").trimmed)
  }
}

extension String {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
