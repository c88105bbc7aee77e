import Evidence

extension Rule {
  static let habits = [
    Rule(
      "shared-object", [.imported], \.sharedObjects,
      "No class, actor or lock is kept in a static or global property."),
    Rule(
      "test-asserts-nothing", [.imported], \.testsOfNothing,
      "Every test has an expectation that can fail, in its body or in a helper that it calls."),
    Rule(
      "shim-logic", [.imported], \.shimMistakes,
      "The header of a C library has includes, and `static inline` wrappers of one call."),
  ]
}

extension Inspection {
  fileprivate var sharedObjects: [Finding] {
    // The names of the classes and actors that the sources of each module declare.
    let objects: [String: Set<String>] = files.reduce(into: [:]) { objects, file in
      let types = file.source.declarations.filter { $0.kind == .class || $0.kind == .actor }
      objects[file.target.name.asModule, default: []].formUnion(types.map(\.name))
    }
    let ofTests: [Layer.Kind?] = [.tests, .doubles, .support, nil]
    return files.filter { !ofTests.contains(kind(of: $0.target)) }.flatMap {
      file, target -> [Finding] in
      let modules = [target.name.asModule] + file.imports.map(\.module.asModule)
      let known = modules.reduce(into: Set(["Atomic", "Mutex"])) { $0.formUnion(objects[$1] ?? []) }
      let kept = file.declarations.filter { [.staticProperty, .globalVariable].contains($0.kind) }
      return kept.compactMap { declaration in
        let types = declaration.types.map { $0 == "Self" ? declaration.type ?? "" : $0 }
        guard let type = types.first(where: known.contains) else { return nil }
        return Finding(
          declaration.place, target.name, declaration.name,
          "“\(declaration.name)” of \(target.name) keeps an object, “\(type)”, for all callers.",
          reason: "No `init` shows who depends on it, and no test can replace it.",
          instead: "make it in `Composition`, and take it by `init`.")
      }
    }
  }

  fileprivate var testsOfNothing: [Finding] {
    let functions = files.flatMap { file, target in file.functions.map { ($0, target) } }
    let helpers = functions.map(\.0).filter { !$0.isTest }
    // The helpers that check something, or call a helper that does.
    var checking = Set(helpers.filter(\.checks).map(\.name))
    var count = 0
    while count != checking.count {
      count = checking.count
      checking.formUnion(helpers.filter { !checking.isDisjoint(with: $0.calls) }.map(\.name))
    }
    return functions.filter { function, _ in
      function.isTest && !function.checks && checking.isDisjoint(with: function.calls)
    }.map { function, target in
      Finding(
        function.place, target.name, function.name,
        "“\(function.name)” of \(target.name) has no expectation that can fail.",
        reason: "It passes whatever the code does.",
        instead: "check what its name says, with `#expect` or `#require`.")
    }
  }

  fileprivate var shimMistakes: [Finding] {
    targets.filter { kind(of: $0) == .cLibrary }.flatMap { target in
      evidence.headers.filter { $0.key.hasPrefix(target.path + "/") }.flatMap { path, text in
        ShimHeader(text).mistakes.map { mistake in
          Finding(
            Place(path: path, line: mistake.line), target.name, mistake.name,
            "“\(mistake.name)” \(mistake.what).",
            reason: "A shim only makes callable what Swift cannot call.",
            instead: "move the logic to Swift, and let the shim make one call.")
        }
      }
    }
  }
}

/// The header of a C library, as far as it can contain logic: macros with a value, and functions.
private struct ShimHeader {
  private let code: String

  init(_ text: String) {
    // Removes comments but keeps their lines.
    code = text.replacing(#/(?s)\/\*.*?\*\/|\/\/[^\n]*/#) {
      String(repeating: "\n", count: $0.output.count { $0 == "\n" })
    }
  }

  var mistakes: [(line: Int, name: String, what: String)] {
    let macros = code.matches(of: #/(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)[^\n\w][^\n]*/#).map {
      (line(of: $0.range.lowerBound), String($0.1), "is a macro with a value")
    }
    let functions = code.matches(of: #/(?m)^(\w[^;{}#]*?)(\w+)\([^;{}]*\)\s*\{/#)
    return macros
      + functions.compactMap { match in
        mistake(in: body(from: match.range.upperBound), after: match.1).map {
          (line(of: match.range.lowerBound), String(match.2), $0)
        }
      }
  }

  private func mistake(in body: Substring, after head: Substring) -> String? {
    if !head.contains("static inline") { return "is a function that is not `static inline`" }
    if body.contains(#/\b(if|for|while|do|switch|goto)\b|[?]|&&|\|\|/#) {
      return "has a condition or a loop"
    }
    return body.count { $0 == ";" } > 1 ? "has more than one statement" : nil
  }

  /// The text up to the brace that closes the body.
  private func body(from start: String.Index) -> Substring {
    var depth = 1
    return code[start...].prefix { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth > 0
    }
  }

  private func line(of index: String.Index) -> Int { code[..<index].count { $0 == "\n" } + 1 }
}
