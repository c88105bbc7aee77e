import Evidence

/// Commands, wherever they stand: of make, of the programs, of the scripts in `ci`.
struct CommandRules {
  let project: Project

  /// - Parameter isWhole: whether the command is written out, as in a block.
  func findings(_ words: [String], at place: Place, isWhole: Bool) -> [DocumentFinding] {
    guard let first = words.first, !project.terms.contains(words.joined(separator: " ")) else {
      return []
    }
    let name = first.split(separator: "/").last.map(String.init) ?? first
    let arguments = Array(words.dropFirst())
    if name == "make" { return make(arguments, at: place) }
    if first.hasPrefix("ci/") { return script(first, arguments, at: place) }
    guard project.programNames.contains(name), let program = project.programs[name],
      let mistake = program.mistake(in: arguments, isWhole: isWhole)
    else { return [] }
    return [
      DocumentFinding(
        place, .command, mistake, instead: "write what “\(name) --help” says.")
    ]
  }

  /// Variables of ours that nothing reads.
  func unknownVariables(in text: String, at place: Place) -> [DocumentFinding] {
    guard text.contains("SEAMS_") else { return [] }
    return text.matches(of: #/\bSEAMS_[A-Z0-9_]*[A-Z0-9]/#).map { String($0.0) }
      .filter { !project.variables.contains($0) }
      .map { name in
        DocumentFinding(
          place, .environment,
          "Nothing reads “\(name)”.\(ClosestName.hint(name, among: project.variables))",
          instead: "write the variable that the settings look up.")
      }
  }

  private func make(_ arguments: [String], at place: Place) -> [DocumentFinding] {
    arguments.filter { !$0.hasPrefix("-") && $0 != "…" }.compactMap { argument in
      if let assignment = argument.prefixMatch(of: #/([A-Za-z_][A-Za-z0-9_-]*)=/#) {
        return variable(String(assignment.1), at: place)
      }
      guard !project.makefile.targets.contains(argument) else { return nil }
      let hint = ClosestName.hint(argument, among: project.makefile.targets)
      return DocumentFinding(
        place, .target, "The Makefile has no target “\(argument)”.\(hint)",
        instead: "write a target that “make help” lists.")
    }
  }

  private func variable(_ name: String, at place: Place) -> DocumentFinding? {
    guard !project.makefile.variables.contains(name) else { return nil }
    let hint = ClosestName.hint(name, among: project.makefile.variables)
    return DocumentFinding(
      place, .variable, "The Makefile reads no variable “\(name)”.\(hint)",
      instead: "write a variable that the Makefile uses as “$(NAME)”.")
  }

  private func script(
    _ path: String, _ arguments: [String], at place: Place
  ) -> [DocumentFinding] {
    guard project.files.holds(path) else {
      let hint = ClosestName.hint(path, among: project.files.all.filter { $0.hasPrefix("ci/") })
      return [
        DocumentFinding(
          place, .command, "There is no script “\(path)”.\(hint)",
          instead: "write a script of the folder ci.")
      ]
    }
    guard path == "ci/tool", let tool = arguments.first, !tool.hasPrefix("-"), tool != "…",
      !project.files.holds("ci/Sources/\(tool)")
    else { return [] }
    let tools = project.files.all.filter { $0.hasPrefix("ci/Sources/seams-") }
      .compactMap { $0.split(separator: "/").dropFirst(2).first.map(String.init) }
    return [
      DocumentFinding(
        place, .command, "There is no tool “\(tool)”.\(ClosestName.hint(tool, among: tools))",
        instead: "write a program of ci/Sources.")
    ]
  }
}
