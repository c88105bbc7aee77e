import Evidence

/// Each practice has one home, in the table of `docs/practices.md`: one row, which names code, a test
/// and a page to read. The map of the tour leads each of them to a chapter that names it.
///
/// Practices are numbered without gaps. A checkout without the page has no practices to look for.
struct PracticeRule {
  let project: Project
  let spans: SpanReader

  private let page = "docs/practices.md"
  private let tour = "docs/tour/README.md"
  private let homes = ["practice", "code", "test", "read"]
  private let chapters = ["practice", "what it says", "chapter"]

  func findings(in documents: [MarkdownDocument]) -> [DocumentFinding] {
    guard let page = documents.first(where: { $0.path == page }) else { return [] }
    let home = rows(of: homes, in: page)
    guard let last = home.rows.compactMap(\.number).max() else { return home.findings }
    let findings =
      home.findings + count(home.rows, upTo: last, in: page)
      + home.rows.flatMap { names(in: $0, of: page) }
    guard let tour = documents.first(where: { $0.path == tour }) else {
      return findings + [
        finding(
          Place(path: tour), "The tour has no map.", "write it, with a row for each practice.")
      ]
    }
    let map = rows(of: chapters, in: tour)
    return findings + map.findings + count(map.rows, upTo: last, in: tour)
      + map.rows.flatMap { chapter(of: $0, in: tour, documents) }
  }

  private struct Row {
    var cells: [String]
    var line: Int
    /// 7 of `P7`; nothing for a cell that is no practice.
    var number: Int? { cells[0].wholeMatch(of: #/P([1-9][0-9]?)/#).flatMap { Int($0.1) } }
  }

  /// The rows of the table with these columns, and what is wrong with its shape.
  private func rows(
    of columns: [String], in document: MarkdownDocument
  ) -> (rows: [Row], findings: [DocumentFinding]) {
    let tables = document.tables.filter { $0.header == columns && !$0.rows.isEmpty }
    guard tables.count == 1, let table = tables.first else {
      return (
        [],
        [
          finding(
            Place(path: document.path),
            "\(tables.count) tables with rows have the columns \(columns.joined(separator: ", ")).",
            "write one, with a row for each practice.")
        ]
      )
    }
    let rows = table.rows.enumerated().map { Row(cells: $1, line: table.line + 2 + $0) }
    let whole = rows.filter { $0.cells.count == columns.count && $0.number != nil }
    let broken = rows.filter { row in !whole.contains { $0.line == row.line } }
    return (
      whole,
      broken.map {
        finding(
          document.place($0.line), "“\($0.cells.first ?? "")” is no row of a practice.",
          "begin it with P and a number, and give it \(columns.count) cells.")
      }
    )
  }

  private func count(
    _ rows: [Row], upTo last: Int, in document: MarkdownDocument
  ) -> [DocumentFinding] {
    let numbers = rows.compactMap(\.number)
    return Set(numbers).union(1...last).sorted().compactMap { number in
      let lines = rows.filter { $0.number == number }.map(\.line)
      if number > last {
        return finding(
          document.place(lines[0]), "P\(number) has no home in \(page).", "give it a row there.")
      }
      guard lines.count != 1 else { return nil }
      return finding(
        lines.isEmpty ? Place(path: document.path) : document.place(lines[1]),
        "P\(number) has \(lines.count) rows.", "write exactly one.")
    }
  }

  /// What a row of the page names. That each name is there is the matter of other rules, too; here it
  /// has to be of the right kind.
  private func names(in row: Row, of document: MarkdownDocument) -> [DocumentFinding] {
    let cells = row.cells.map { MarkdownDocument(path: document.path, text: $0) }
    let kinds: [(String, String, Bool)] = [
      ("code", "a type or a file, in backticks", cells[1].spans.contains { isCode($0.text) }),
      ("test", "a test or a suite, in backticks", cells[2].spans.contains { isTest($0.text) }),
      ("page to read", "a link", cells[3].links.contains { isThere($0.target, from: document) }),
    ]
    return kinds.filter { !$0.2 }.map { kind, form, _ in
      finding(
        document.place(row.line), "\(row.cells[0]) names no \(kind) that there is.",
        "name \(form).")
    }
  }

  private func isCode(_ text: String) -> Bool {
    switch spans.meaning(of: text) {
    case .symbol(let symbol):
      !project.vocabulary.checks.contains(symbol.path[0])
        && project.vocabulary.mistake(in: symbol) == nil
    case .path(let path): project.files.holds(path)
    default: false
    }
  }

  private func isTest(_ text: String) -> Bool {
    guard let symbol = spans.symbol(text) else { return false }
    return project.vocabulary.checks.contains(symbol.path[0])
      && project.vocabulary.mistake(in: symbol) == nil
  }

  private func isThere(_ target: String, from document: MarkdownDocument) -> Bool {
    resolved(target, from: document).map(project.files.holds) == true
  }

  /// A chapter that the map leads to has to name the practice.
  private func chapter(
    of row: Row, in tour: MarkdownDocument, _ documents: [MarkdownDocument]
  ) -> [DocumentFinding] {
    let links = MarkdownDocument(path: tour.path, text: row.cells[2]).links
    let paths = links.compactMap { resolved($0.target, from: tour) }
    let chapters = documents.filter { paths.contains($0.path) }
    guard !chapters.isEmpty else {
      return [
        finding(
          tour.place(row.line), "\(row.cells[0]) leads to no chapter.", "link the chapter.")
      ]
    }
    return chapters.filter { !names(row.cells[0], in: $0) }.map {
      finding(
        tour.place(row.line), "\($0.path) does not name \(row.cells[0]).",
        "name it there, or lead to the chapter that does.")
    }
  }

  /// `P1` is no part of `P12`.
  private func names(_ practice: String, in document: MarkdownDocument) -> Bool {
    document.paragraphs.contains { paragraph in
      paragraph.text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == practice }
    }
  }

  private func resolved(_ target: String, from document: MarkdownDocument) -> String? {
    LinkRule.resolve(String(target.prefix { $0 != "#" }), from: document.path)
  }

  private func finding(_ place: Place, _ what: String, _ instead: String) -> DocumentFinding {
    DocumentFinding(place, .practice, what, instead: instead)
  }
}
