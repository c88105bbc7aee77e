import Evidence

/// Words in backticks: symbols, paths, options, variables, and commands.
struct MentionRules {
  let project: Project
  let spans: SpanReader

  func findings(in document: MarkdownDocument) -> [DocumentFinding] {
    document.spans.flatMap { span in findings(for: span, in: document) }
  }

  private func findings(
    for span: MarkdownDocument.CodeSpan, in document: MarkdownDocument
  ) -> [DocumentFinding] {
    guard !project.terms.contains(span.text) else { return [] }
    let place = document.place(span.line)
    let variables = CommandRules(project: project).unknownVariables(in: span.text, at: place)
    switch spans.meaning(of: span.text) {
    case .command(let words):
      return variables
        + CommandRules(project: project).findings(words, at: place, isWhole: false)
    case .option(let name): return option(name, at: place)
    case .path(let path): return self.path(path, of: document, at: place)
    case .file(let name): return file(name, at: place)
    case .symbol(let symbol):
      return symbol.text.hasPrefix("SEAMS_") ? variables : self.symbol(symbol, at: place)
    case .code(let symbols): return variables + symbols.flatMap { self.symbol($0, at: place) }
    case .other: return variables
    }
  }

  private func symbol(_ symbol: SymbolMention, at place: Place) -> [DocumentFinding] {
    guard !project.terms.contains(symbol.path[0]), !isFolderOrText(symbol),
      let what = project.vocabulary.mistake(in: symbol)
    else { return [] }
    return [
      DocumentFinding(
        place, .symbol, what,
        instead: "write the name that it has now, or list it in \(TermList.path) if it is others'.")
    ]
  }

  /// `Modules` is a folder, and what the sources write in quotation marks (the name of a field, of
  /// a key, of a variable) is looked for by those who run them.
  private func isFolderOrText(_ symbol: SymbolMention) -> Bool {
    symbol.path == [symbol.text]
      && (project.texts.contains(symbol.text) || project.files.holdsName(symbol.text))
  }

  private func option(_ name: String, at place: Place) -> [DocumentFinding] {
    guard !project.options.contains(name) else { return [] }
    return [
      DocumentFinding(
        place, .option,
        "No program has the option “\(name)”.\(ClosestName.hint(name, among: project.options))",
        instead: "write the option that it is, or list it in \(TermList.path) if it is others'.")
    ]
  }

  private func path(
    _ path: String, of document: MarkdownDocument, at place: Place
  ) -> [DocumentFinding] {
    let fromHere = LinkRule.resolve(path, from: document.path)
    guard !Self.isBuilt(path), !project.files.holds(path),
      fromHere.map(project.files.holds) != true,
      // The end of a path is enough: `Curl/CurlHTTPClient.swift`.
      !project.files.holdsName(path)
    else { return [] }
    return [
      DocumentFinding(
        place, .path,
        "“\(path)” is no file and no folder.\(ClosestName.hint(path, among: project.files.all))",
        instead: "write the path from the root of the checkout, or list it in \(TermList.path).")
    ]
  }

  private func file(_ name: String, at place: Place) -> [DocumentFinding] {
    guard !project.files.holdsName(name) else { return [] }
    let names = project.files.files.map { String($0.split(separator: "/").last ?? "") }
    return [
      DocumentFinding(
        place, .path, "No file is named “\(name)”.\(ClosestName.hint(name, among: names))",
        instead: "write the name that the file has now, or list it in \(TermList.path).")
    ]
  }

  /// What is made by a build or by a run, and is not there on a fresh clone.
  private static func isBuilt(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.contains(".build") || parts.first == "reports" || parts.first == ".seams"
  }
}
