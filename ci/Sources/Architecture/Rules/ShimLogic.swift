import Evidence

extension Rule {
  static let shimLogic = Rule(
    "shim-logic", lenses: [.imported],
    "The header of a C library has includes, and `static inline` wrappers of one call.",
    why: """
      The compiler, the formatter, coverage and the checks of memory see only Swift. What a shim \
      decides, none of them looks at.
      """,
    example: """
      static inline int csqlite_open(const char *path) { if (!path) return 1; … }
      """,
    instead: "Decide in Swift, and let the shim pass one call on."
  ) { inspection in
    inspection.targets.filter { inspection.kind(of: $0) == .cLibrary }.flatMap { target in
      inspection.evidence.headers.filter { $0.key.hasPrefix(target.path + "/") }
        .flatMap { path, text in ShimHeader(text).mistakes.map { (path, $0) } }
        .map { path, mistake in
          Finding(
            "shim-logic", Place(path: path, line: mistake.line), target: target.name,
            subject: mistake.name, "“\(mistake.name)” \(mistake.what).",
            reason: "A shim only makes callable what Swift cannot call.",
            instead: "decide in Swift, and let the shim pass one call on.")
        }
    }
  }
}

/// The header of a C library, as far as logic can be in it: macros with a value, and functions.
private struct ShimHeader {
  private let code: String

  init(_ text: String) {
    // Comments go, their lines stay.
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
        mistake(in: body(from: match.range.upperBound), after: String(match.1)).map {
          (line(of: match.range.lowerBound), String(match.2), $0)
        }
      }
  }

  private func mistake(in body: Substring, after head: String) -> String? {
    if !head.contains("static inline") { return "is a function, and not `static inline`" }
    if body.contains(#/\b(if|for|while|do|switch|goto)\b|[?]|&&|\|\|/#) {
      return "decides something"
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

  private func line(of index: String.Index) -> Int {
    code[..<index].count { $0 == "\n" } + 1
  }
}
