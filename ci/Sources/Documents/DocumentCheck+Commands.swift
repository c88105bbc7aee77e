import Foundation
import Toolbox

/// A program or one of its commands, as `--experimental-dump-help` describes it.
struct Program: Decodable {
  private struct Dump: Decodable { let command: Program }
  private struct Name: Decodable { let kind: String, name: String }
  private struct Argument: Decodable { let kind: String, names: [Name]? }

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

  /// Returns the problem with the arguments of a command, or `nil` if they are valid.
  ///
  /// - Parameter path: the command: `seams bookmarks`.
  func mistake(in words: ArraySlice<Substring>, of path: String) -> String? {
    guard let word = words.first, word != "--" else { return nil }
    let (name, rest) = (String(word.prefix { $0 != "=" }), words.dropFirst())
    if name.contains(#/^--?[A-Za-z]/#) {
      // Whether each option takes a value.
      var options = ["--help": false, "-h": false, "--generate-completion-script": true]
      for argument in arguments ?? [] {
        for name in argument.names ?? [] {
          options[(name.kind == "long" ? "--" : "-") + name.name] = argument.kind == "option"
        }
      }
      guard let takesValue = options[name] else {
        return "“\(path)” has no option “\(name)”.\(hint(name, among: options.keys))"
      }
      return mistake(in: rest.dropFirst(takesValue && name == word ? 1 : 0), of: path)
    }
    if let next = subcommands?.first(where: { $0.commandName == name }) {
      return next.mistake(in: rest, of: "\(path) \(name)")
    }
    guard let subcommands, name.first?.isLetter == true else { return mistake(in: rest, of: path) }
    return "“\(path)” has no command “\(name)”.\(hint(name, among: subcommands.map(\.commandName)))"
  }
}

extension DocumentCheck {
  /// Checks targets of make, scripts of `ci`, and commands and options of the built programs.
  mutating func checkCommands(in script: String, at start: Place) {
    for (offset, words) in Self.commands(in: script) {
      let (first, place) = (String(words[0]), (start.path, start.line + offset))
      let rest = words.dropFirst().filter { !$0.hasPrefix("…") }
      let name = String(first.split(separator: "/").last ?? "")
      if first == "make" {
        for word in rest where !word.hasPrefix("-") { checkTarget(String(word), at: place) }
      } else if first.hasPrefix("ci/") {
        let tools = first == "ci/tool" ? rest.prefix(1).map { "ci/Sources/\($0)" } : []
        for path in [first] + tools where !checkout.holds(path) {
          add(place, "command", "There is no “\(path)”.", near: path, among: checkout.places)
        }
        if first == "ci/test" { checkFilters(rest.dropFirst(), at: place) }
      } else if let mistake = checkout.programs[name]?.mistake(in: rest[...], of: name) {
        add(place, "command", mistake)
      }
    }
  }

  private mutating func checkTarget(_ word: String, at place: Place) {
    let makefile = checkout.makefile
    if let name = word.prefixMatch(of: #/(\w+)=/#)?.1 {
      let exported = makefile.matches(of: #/(?m)^export (.*)$/#)
        .flatMap { $0.1.split(separator: " ") }
      guard !exported.contains(name), !makefile.contains("$(\(name))") else { return }
      add(place, "variable", "The Makefile reads no variable “\(name)”.")
    } else {
      let targets = makefile.matches(of: #/(?m)^([a-z][a-z0-9-]*):(?!=)/#).map { String($0.1) }
      guard !targets.contains(word) else { return }
      add(place, "target", "The Makefile has no target “\(word)”.", near: word, among: targets)
    }
  }

  /// Checks that each name in a filter of tests is part of a name that the sources or the document
  /// declare.
  private mutating func checkFilters(_ filters: ArraySlice<Substring>, at place: Place) {
    let blocks = documents.first { $0.path == place.path }?.blocks ?? []
    for name in filters.flatMap({ $0.matches(of: #/[A-Z]\w+/#).map(\.0) })
    where !checkout.names.all.contains(where: { $0.contains(name) })
      && !blocks.contains(where: { $0.text.contains("struct \(name) ") })
    {
      add(place, "filter", "No name of a test contains “\(name)”.")
    }
  }

  /// Returns the commands of a script, without comments, redirections and leading assignments. Text
  /// in quotation marks counts as one word.
  static func commands(in script: String) -> [(line: Int, words: [Substring])] {
    var line = 0
    // Joins continued lines, with a mark for each line break, so that line numbers stay correct.
    return script.replacing("\\\n", with: " \u{1F}").lines.flatMap { text in
      defer { line += 1 + text.count { $0 == "\u{1F}" } }
      return text.replacing("\u{1F}", with: "").replacing(#/'([^']*)'|"([^"]*)"/#) {
        ($0.1 ?? $0.2 ?? "").replacing(#/[\s;|&()`#<>]/#, with: "·")
      }.replacing(#/(^|\s)#.*/#, with: "").split { ";|&()`".contains($0) }.map { part in
        let words = part.split(separator: " ").filter { !$0.contains(#/[<>]/#) }
        let isNoCommand = #/^(\w+=.*|if|then|do|exec|time|!|\$)$/#
        return (line: line, words: Array(words.drop { $0.contains(isNoCommand) }))
      }.filter { !$0.words.isEmpty }
    }
  }
}
