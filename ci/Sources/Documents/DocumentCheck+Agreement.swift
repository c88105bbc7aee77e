import Toolbox

extension DocumentCheck {
  /// Checks that each decision has a unique number, also in its title, and names its check. Also
  /// checks that documents name the current version of Swift, except the changelog.
  mutating func checkDecisions() {
    var numbers: Set<Substring> = []
    let version = checkout.text(".swift-version")?.trimmed ?? ""
    for path in documents.map(\.path) + ["ci/Dockerfile"] where path != "CHANGELOG.md" {
      let text = checkout.text(path) ?? ""
      for match in text.matches(of: #/(?:Swift |FROM swift:)(\d+\.\d+(?:\.\d+)?)/#)
      where !"\(version).".hasPrefix("\(match.1).") {
        let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
        let what = "“\(match.0)” is not the version in .swift-version, \(version)."
        add((path, line), "version", what)
      }
      guard let number = path.firstMatch(of: #/^docs\/decisions\/(\d{4})-/#)?.1 else { continue }
      if !numbers.insert(number).inserted || !text.hasPrefix("# \(number) ") {
        add(
          (path, 1), "decision", "A decision needs a unique number at the start of its title.")
      }
      if !text.contains(#/\n\*\*Check\.\*\*[^`]*`/#) {
        add((path, 1), "decision", "Its paragraph “**Check.**” must name a check in backticks.")
      }
    }
  }

  /// Checks that a translation has the chapters and commands of its original. Unless it is a
  /// summary, it must also have the same links, words in code, table rows and blocks.
  mutating func checkTranslations() {
    for original in documents where !original.path.hasSuffix(".ja.md") {
      let path = original.path.dropLast(3) + ".ja.md"
      let isTour = original.path.hasPrefix("docs/tour/"), place = (path: String(path), line: 1)
      if let translation = documents.first(where: { $0.path == path }) {
        let isWhole = isTour || original.path == "ARCHITECTURE.md"
        let found = translation.parts(isWhole: isWhole)
        for part in found.symmetricDifference(original.parts(isWhole: isWhole)) {
          let owner = found.contains(part) ? translation.path : original.path
          add(place, "translation", "Only \(owner) has the \(part).")
        }
      } else if isTour {
        add((original.path, 1), "translation", "There is no \(path).")
      }
    }
  }

  /// Checks that the Makefile, the pipelines and each table of stages have the same stages, in the
  /// same order. The pipelines may differ only in their agents.
  mutating func checkStages() throws(ToolFailure) {
    let form = #/(?m)^(|deep-|nightly-)stages *[:+]=(.*)$/#
    let stages = checkout.makefile.matches(of: form).flatMap { list in
      list.2.split(separator: " ").map { "\($0)\(list.1 == "nightly-" ? " at night" : "")" }
    }
    let (path, other) = ("ci/Jenkinsfile", "ci/Jenkinsfile.container")
    let texts = try [path, other].map { path throws(ToolFailure) in
      try checkout.repository.text(path).split(separator: "\n  parameters {").last ?? ""
    }
    if texts[0] != texts[1] {
      add((other, 1), "stages", "It may differ from \(path) only in its agent.")
    }
    let found = texts[0].matches(of: #/(?m)^ *stage\('(.*)'\)(.*)sh 'make \1' \} \}$/#)
    let names = found.map { "\($0.1)\($0.2.contains("TimerTrigger") ? " at night" : "")" }
    compareStages(names, stages, path)
    for document in documents {
      for table in document.tables where table[0].starts(with: ["stage", "what it does"]) {
        let names = stages.map { $0.replacing(" at night", with: "") }
        compareStages(table.dropFirst().map { $0[0] }, names, document.path)
      }
    }
  }

  private mutating func compareStages(_ found: [String], _ wanted: [String], _ path: String) {
    for (one, other) in zip(found + ["the end"], wanted + ["the end"]) where one != other {
      return add((path, 1), "stages", "“\(one)” is listed where the Makefile has “\(other)”.")
    }
  }
}

extension Document {
  /// The parts that a translation must share. Shell comments and plain text are translated, and
  /// `make graph` writes to one language only.
  fileprivate func parts(isWhole: Bool) -> Set<String> {
    let script = blocks.filter(\.isShell).map(\.text).joined()
    let commands = DocumentCheck.commands(in: script).map { $0.words.joined(separator: " ") }
    var parts = headings.enumerated().map { "heading “\($0 + 1), level \($1.text)”" }
    parts += commands.map { "command “\($0)”" }
    guard isWhole else { return Set(parts) }
    parts += words.map { "word “\($0.text)”" }
    parts += links.map { "link “\($0.text.replacing(#/(\.ja\.md|\.md)?(#.*)?$/#, with: ""))”" }
    parts.append("number of rows of tables “\(tables.map(\.count))”")
    for block in blocks where block.label != "mermaid" {
      let isTranslated = block.label == "sh" || block.label == "text"
      parts.append("block “\(block.label)\(isTranslated ? "" : " \(block.text)")”")
    }
    return Set(parts)
  }
}
