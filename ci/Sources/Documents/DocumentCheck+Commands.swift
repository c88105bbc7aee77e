import Foundation
import Toolbox

/// A program or one of its commands, as `--experimental-dump-help` describes it.
struct Program: Decodable {
  private struct Dump: Decodable { let command: Program }
  private struct Name: Decodable { let kind: String, name: String }
  private struct Argument: Decodable {
    let kind: String, names: [Name]?
  }
  let commandName: String
  let subcommands: [Program]?
  private let arguments: [Argument]?

  init(asking path: String) throws(ToolFailure) {
    let answer = try Shell.run(
      [path, "--experimental-dump-help"], environment: ["LLVM_PROFILE_FILE": "/dev/null"])
    guard let dump = try? JSONDecoder().decode(Dump.self, from: Data(answer.output.utf8)) else {
      throw ToolFailure("\(path) does not describe its commands: \(answer.errors)")
    }
    self = dump.command
  }

  /// The options, and whether each takes a value.
  private var options: [String: Bool] {
    var options = ["--help": false, "-h": false, "--generate-completion-script": true]
    for argument in arguments ?? [] {
      for name in argument.names ?? [] {
        options[(name.kind == "long" ? "--" : "-") + name.name] = argument.kind == "option"
      }
    }
    return options
  }

  /// Says what is wrong with the words after the program's name; `nil` if nothing is.
  func mistake(in words: [Substring]) -> String? {
    var (command, path, isValue) = (self, commandName, false)
    for word in words {
      let (name, subcommands) = (String(word.prefix { $0 != "=" }), command.subcommands ?? [])
      if isValue {
        isValue = false
      } else if name == "--" {
        return nil
      } else if name.contains(#/^--?[A-Za-z]/#) {
        guard let takesValue = command.options[name] else {
          return "“\(path)” has no option “\(name)”.\(hint(name, among: command.options.keys))"
        }
        isValue = takesValue && !word.contains("=")
      } else if let next = subcommands.first(where: { $0.commandName == name }) {
        (command, path) = (next, "\(path) \(name)")
      } else if !subcommands.isEmpty, name.first?.isLetter == true {
        return "“\(path)” has no command “\(name)”."
          + hint(name, among: subcommands.map(\.commandName))
      }
    }
    return nil
  }
}

extension DocumentCheck {
  /// Whether a word in backticks is a command that is compared.
  static func isCommand(_ text: String) -> Bool {
    text.contains(#/^([\w.\/]*\/)?(make|seams|seams-server)( |$)|^ci\/\S+ /#)
  }

  /// The targets of make, the scripts of `ci`, and the commands and options of the built programs.
  mutating func checkCommands(in script: String, _ path: String, _ line: Int) {
    for (offset, words) in Self.commands(in: script) {
      let (first, line) = (String(words[0]), line + offset)
      let rest = words.dropFirst().filter { !$0.hasPrefix("…") }
      if first == "make" {
        for word in rest where !word.hasPrefix("-") { checkTarget(String(word), path, line) }
      } else if first.hasPrefix("ci/") {
        let tool = rest.first.map { "ci/Sources/\($0)" } ?? first
        for script in first == "ci/tool" ? [first, tool] : [first] where !checkout.holds(script) {
          let what = "There is no “\(script)”."
          add(path, line, "command", what, near: script, among: checkout.places)
        }
        if first == "ci/test" { rest.dropFirst().forEach { checkFilter($0, path, line) } }
      } else if let program = checkout.programs[String(first.split(separator: "/").last ?? "")],
        let mistake = program.mistake(in: rest)
      {
        add(path, line, "command", mistake)
      }
    }
  }

  private mutating func checkTarget(_ word: String, _ path: String, _ line: Int) {
    let makefile = checkout.makefile
    if let name = word.prefixMatch(of: #/(\w+)=/#)?.1 {
      let exported = makefile.matches(of: #/(?m)^export (.*)$/#)
        .flatMap { $0.1.split(separator: " ") }
      guard !exported.contains(name), !makefile.contains("$(\(name))") else { return }
      add(path, line, "variable", "The Makefile reads no variable “\(name)”.")
    } else {
      let targets = makefile.matches(of: #/(?m)^([a-z][a-z0-9-]*):(?!=)/#).map { String($0.1) }
      guard !targets.contains(word) else { return }
      let what = "The Makefile has no target “\(word)”."
      add(path, line, "target", what, near: word, among: targets)
    }
  }

  /// The names in a filter of tests are parts of names that are declared, or that the document adds.
  private mutating func checkFilter(_ filter: Substring, _ path: String, _ line: Int) {
    let blocks = documents.first { $0.path == path }?.blocks ?? []
    for name in filter.matches(of: #/[A-Z]\w+/#).map(\.0)
    where !checkout.names.all.contains(where: { $0.contains(name) })
      && !blocks.contains(where: { $0.text.contains("struct \(name) ") })
    {
      add(path, line, "filter", "“\(name)” is part of no name of a test.")
    }
  }

  /// The commands of a script, without comments, redirections, and assignments before them. What
  /// stands in quotation marks is one word.
  static func commands(in script: String) -> [(line: Int, words: [Substring])] {
    var lines: [String] = []
    // A continued line becomes one with those below it, which stay as empty ones.
    for line in script.split(separator: "\n", omittingEmptySubsequences: false).reversed() {
      let below = line.hasSuffix("\\") ? lines.popLast() ?? "" : nil
      if below != nil { lines.append("") }
      lines.append(below.map { line.dropLast() + " " + $0 } ?? String(line))
    }
    return lines.reversed().enumerated().flatMap { number, text in
      text.replacing(#/'([^']*)'|"([^"]*)"/#) {
        ($0.1 ?? $0.2 ?? "").replacing(#/[\s;|&()`#<>]/#, with: "·")
      }.replacing(#/(^|\s)#.*/#, with: "").split { ";|&()`".contains($0) }.map { part in
        let words = part.split(separator: " ").filter { !$0.contains(#/[<>]/#) }
        return (number, Array(words.drop { $0.contains(#/^(\w+=.*|if|then|do|exec|time|!|\$)$/#) }))
      }.filter { !$0.1.isEmpty }
    }
  }
}
