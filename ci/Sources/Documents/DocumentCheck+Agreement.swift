import Toolbox

extension DocumentCheck {
  /// Each decision has a number of its own, in its title too, and names what checks it. Documents name
  /// the Swift that is used; a changelog tells of the past.
  mutating func checkDecisions() {
    var numbers: Set<Substring> = []
    let version = checkout.text(".swift-version")?.trimmed ?? ""
    for path in documents.map(\.path) + ["ci/Dockerfile"] where path != "CHANGELOG.md" {
      let text = checkout.text(path) ?? ""
      for match in text.matches(of: #/(?:Swift |FROM swift:)(\d+\.\d+(?:\.\d+)?)/#)
      where !"\(version).".hasPrefix("\(match.1).") {
        let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
        add(path, line, "version", "“\(match.0)” is not the Swift that is used, \(version).")
      }
      guard let number = path.firstMatch(of: #/^docs\/decisions\/(\d{4})-/#)?.1 else { continue }
      if !numbers.insert(number).inserted || !text.hasPrefix("# \(number) ") {
        add(path, 1, "decision", "It needs a number of its own, and “# \(number) …” as its title.")
      }
      if text.firstMatch(of: #/\n\*\*Check\.\*\*[^`]*`/#) == nil {
        add(path, 1, "decision", "No paragraph “**Check.**” names a check in backticks.")
      }
    }
  }

  /// A translation has the chapters and commands of its original. One that is not told in short has its
  /// links, words in code, rows of tables and blocks, too.
  mutating func checkTranslations() {
    for original in documents where !original.path.hasSuffix(".ja.md") {
      let path = original.path.dropLast(3) + ".ja.md"
      let isTour = original.path.hasPrefix("docs/tour/")
      guard let translation = documents.first(where: { $0.path == path }) else {
        if isTour { add(original.path, 1, "translation", "There is no \(path).") }
        continue
      }
      var parts: [(kind: String, of: (Document) -> [String])] = [
        ("heading", { $0.headings.enumerated().map { "\($0 + 1), level \($1.level)" } }),
        ("command", { Self.commands(in: $0.scripts).map { $0.words.joined(separator: " ") } }),
      ]
      if isTour || original.path == "ARCHITECTURE.md" {
        parts += [
          ("word", { $0.words.map(\.text) }),
          ("link", { $0.links.map { $0.text.replacing(#/(\.ja\.md|\.md)?(#.*)?$/#, with: "") } }),
          ("number of rows of tables", { ["\($0.tables.map(\.count))"] }),
          ("block", { $0.blocks.map { $0.isTranslated ? $0.label : "\($0.label) \($0.text)" } }),
        ]
      }
      for (kind, list) in parts {
        let (found, wanted) = (Set(list(translation)), Set(list(withoutDrawing(original))))
        for part in wanted.symmetricDifference(found) {
          let owner = found.contains(part) ? translation.path : original.path
          add(translation.path, 1, "translation", "The \(kind) “\(part)” is in \(owner) alone.")
        }
      }
    }
  }

  /// `make graph` draws a part of a page in one language.
  private func withoutDrawing(_ document: Document) -> Document {
    let lines = checkout.text(document.path)?.lines ?? []
    let marks = lines.indices.filter { lines[$0].wholeMatch(of: #/<!-- graph:\w+ -->/#) != nil }
    var rest = document
    for part in [\Document.words, \.links, \.blocks] where marks.count == 2 {
      rest[keyPath: part].removeAll { (marks[0]...marks[1]).contains($0.line) }
    }
    return rest
  }

  /// The Makefile, both pipelines and each table of stages have the same stages, in the same order.
  mutating func checkStages() throws(ToolFailure) {
    let lists = checkout.makefile.matches(of: #/(?m)^(|deep-|nightly-)stages *[:+]=(.*)$/#)
    let stages = lists.flatMap { list in
      list.2.split(separator: " ").map { "\($0)\(list.1 == "nightly-" ? " at night" : "")" }
    }
    var rest: [Substring] = []
    for path in ["ci/Jenkinsfile", "ci/Jenkinsfile.container"] {
      let text = try checkout.repository.text(path)
      let found = text.matches(of: #/(?m)^ *stage\('([^']*)'\)(.*)sh 'make ([^']*)' \} \}$/#).map {
        ($0.1 == $0.3 ? "\($0.1)" : "\($0.1) (make \($0.3))")
          + ($0.2.contains("TimerTrigger") ? " at night" : "")
      }
      compareStages(found, stages, path)
      rest.append(text.split(separator: "\n  parameters {").last ?? "")
    }
    if rest[0] != rest[1] {
      add(
        "ci/Jenkinsfile.container", 1, "stages", "Not only its agent differs from ci/Jenkinsfile.")
    }
    for document in documents {
      for table in document.tables where table[0].starts(with: ["stage", "what it does"]) {
        let names = stages.map { $0.replacing(" at night", with: "") }
        compareStages(table.dropFirst().map { $0[0] }, names, document.path)
      }
    }
  }

  private mutating func compareStages(_ found: [String], _ wanted: [String], _ path: String) {
    for (one, other) in zip(found + ["the end"], wanted + ["the end"]) where one != other {
      return add(path, 1, "stages", "“\(one)” is where the Makefile has “\(other)”.")
    }
  }
}

extension Document {
  fileprivate var scripts: String { blocks.filter(\.isShell).map(\.text).joined() }
}

extension Document.Part {
  /// Comments of a shell and plain text are.
  fileprivate var isTranslated: Bool { label == "sh" || label == "text" }
}
