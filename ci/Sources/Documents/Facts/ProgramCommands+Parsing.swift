extension ProgramCommands {
  /// What is wrong with a call, as a sentence, or nothing.
  ///
  /// - Parameters:
  ///   - words: what follows the program's name. An `…` stands for whatever is left out.
  ///   - isWhole: whether nothing is left out, so that what has to be given has to be there.
  func mistake(in words: [String], isWhole: Bool) -> String? {
    var call = Call(command: self, path: commandName)
    for word in words where word != "…" {
      if let mistake = call.read(word) { return mistake }
    }
    return isWhole && !words.contains("…") ? call.missing : nil
  }
}

/// A call, word by word.
private struct Call {
  var command: ProgramCommands
  var path: String
  private var positionals = 0
  private var awaitsValue: String?
  private var optionsEnded = false

  init(command: ProgramCommands, path: String) {
    self.command = command
    self.path = path
  }

  mutating func read(_ word: String) -> String? {
    if awaitsValue != nil {
      awaitsValue = nil
      return nil
    }
    if word == "--", !optionsEnded {
      optionsEnded = true
      return nil
    }
    if word.hasPrefix("-"), word.count > 1, !optionsEnded { return readOption(word) }
    return readValue(word)
  }

  var missing: String? {
    if let awaitsValue { return "“\(path)” needs a value behind “\(awaitsValue)”." }
    let needed = (command.arguments ?? []).count { $0.kind == "positional" && !$0.isOptional }
    return positionals < needed
      ? "“\(path)” needs \(needed) arguments, and there are \(positionals)." : nil
  }

  private mutating func readOption(_ word: String) -> String? {
    let name = String(word.prefix { $0 != "=" })
    if ProgramCommands.everywhere.contains(name) {
      if name == "--generate-completion-script", !word.contains("=") { awaitsValue = name }
      return nil
    }
    let options = command.arguments ?? []
    guard let option = options.first(where: { $0.names?.contains { $0.text == name } == true })
    else {
      let names = options.flatMap { $0.names ?? [] }.map(\.text)
      return "“\(path)” has no option “\(name)”.\(ClosestName.hint(name, among: names))"
    }
    if option.kind == "option", !word.contains("=") { awaitsValue = name }
    return nil
  }

  private mutating func readValue(_ word: String) -> String? {
    if positionals == 0, let subcommands = command.subcommands, !subcommands.isEmpty {
      guard let next = subcommands.first(where: { $0.commandName == word }) else {
        let names = subcommands.map(\.commandName)
        return "“\(path)” has no command “\(word)”.\(ClosestName.hint(word, among: names))"
      }
      command = next
      path += " \(word)"
      return nil
    }
    positionals += 1
    let declared = (command.arguments ?? []).filter { $0.kind == "positional" }
    guard positionals > declared.count, !declared.contains(where: \.isRepeating) else { return nil }
    return declared.isEmpty
      ? "“\(path)” takes no argument, and “\(word)” is one."
      : "“\(path)” takes \(declared.count) arguments, and “\(word)” is one more."
  }
}
