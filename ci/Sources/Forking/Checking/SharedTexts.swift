import SwiftParser
import SwiftSyntax

/// Names in string literals of a feature that must be unique in the program: routes, commands,
/// tables and indexes, migrations, schemas of the API description.
struct SharedTexts {
  private(set) var entries: [DeclaredNames.Entry] = []
  /// The commands, with their types.
  private(set) var commands: [(type: String, entry: DeclaredNames.Entry)] = []
  /// The types that are subcommands, and so appear below another command's name.
  private(set) var subcommands: Set<String> = []

  /// - Parameter isServed: whether the file belongs to the apps, and so may contain routes and
  ///   commands.
  init(in text: String, isServed: Bool) {
    let file = Parser.parse(source: text)
    let finder = TextFinder(SourceLocationConverter(fileName: "", tree: file))
    finder.walk(file)
    entries += finder.migrations
    entries += finder.texts.flatMap(Self.tables)
    guard isServed else { return }
    entries += finder.routes
    commands = finder.commands
    subcommands = finder.subcommands
    entries += Self.unique(finder.texts.flatMap(Self.schemas))
  }

  /// `CREATE TABLE bookmarks`, `CREATE UNIQUE INDEX bookmarks_by_time`.
  private static func tables(_ text: TextFinder.Text) -> [DeclaredNames.Entry] {
    text.lines.flatMap { number, line in
      let words = line.split { $0 == " " || $0 == "(" || $0 == "\"" }
      return words.indices.compactMap { index -> DeclaredNames.Entry? in
        guard words[index] == "CREATE",
          let kind = words[index...].firstIndex(where: { $0 == "TABLE" || $0 == "INDEX" }),
          kind - index <= 2
        else { return nil }
        let name = words[(kind + 1)...].first { !["IF", "NOT", "EXISTS"].contains($0) }
        return name.map {
          entry(
            number, "the \(words[kind].lowercased()) “\($0)”", code: "\"CREATE TABLE \($0) (id)\"",
            "a fork would make it twice in one database. Name it for the feature.")
        }
      }
    }
  }

  /// `#/components/schemas/Tag`, and other such components.
  private static func schemas(_ text: TextFinder.Text) -> [DeclaredNames.Entry] {
    let mark = "#/components/schemas/"
    return text.lines.flatMap { number, line in
      line.split(separator: mark, omittingEmptySubsequences: false).dropFirst().map { rest in
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return entry(
          number, "the schema “\(name)”", code: "struct \(name) {}",
          """
          a fork would describe it twice in one API. Name it for the feature, or describe it with \
          what all features share.
          """)
      }
    }
  }

  private static func unique(_ entries: [DeclaredNames.Entry]) -> [DeclaredNames.Entry] {
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.what).inserted }
  }

  static func entry(
    _ line: Int, _ what: String, code: String, _ consequence: String
  ) -> DeclaredNames.Entry {
    DeclaredNames.Entry(line: line, what: what, code: code, consequence: consequence)
  }
}

/// Finds the string literals of a file, and the purpose of some of them.
private final class TextFinder: SyntaxVisitor {
  /// A string literal with its first line.
  struct Text {
    let line: Int
    let content: String

    var lines: [(number: Int, text: String)] {
      content.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { (line + $0.offset, String($0.element)) }
    }
  }

  private let places: SourceLocationConverter
  private(set) var texts: [Text] = []
  private(set) var routes: [DeclaredNames.Entry] = []
  private(set) var migrations: [DeclaredNames.Entry] = []
  private(set) var commands: [(type: String, entry: DeclaredNames.Entry)] = []
  private(set) var subcommands: Set<String> = []

  init(_ places: SourceLocationConverter) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let content = node.segments.description
    let start = node.segments.first?.position ?? node.position
    texts.append(Text(line: places.location(for: start).line, content: content))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    for argument in node.arguments {
      if argument.label?.text == "subcommands" { addSubcommands(argument.expression) }
      guard let text = argument.expression.as(StringLiteralExprSyntax.self) else { continue }
      let line = places.location(for: text.positionAfterSkippingLeadingTrivia).line
      let content = text.segments.description
      switch (name, argument.label?.text) {
      case ("ServerRoute", nil):
        let method = node.arguments.first?.expression.trimmedDescription.dropFirst() ?? ""
        routes.append(
          SharedTexts.entry(
            line, "the route “\(method) \(content)”", code: "f(\"\(content)\")",
            "a fork would serve it twice. Put it below the feature's own path."))
      case ("SQLMigration", "feature"):
        migrations.append(
          SharedTexts.entry(
            line, "the migration of “\(content)”", code: "f(\"\(content)\")",
            "a fork would count its steps as this feature's. Name it for the feature."))
      case ("CommandConfiguration", "commandName"):
        commands.append(
          (
            Self.type(around: Syntax(node)),
            SharedTexts.entry(
              line, "the command “\(content)”", code: "f(\"\(content)\")",
              "a fork would have it twice in one program. Name it for the feature.")
          ))
      default: break
      }
    }
    return .visitChildren
  }

  private func addSubcommands(_ list: ExprSyntax) {
    for element in list.as(ArrayExprSyntax.self)?.elements ?? [] {
      let base = element.expression.as(MemberAccessExprSyntax.self)?.base
      if let base { subcommands.insert(base.trimmedDescription) }
    }
  }

  private static func type(around node: Syntax) -> String {
    var node: Syntax? = node
    while let some = node {
      if let name = SharedNames.typeName(some) { return name.text }
      node = some.parent
    }
    return ""
  }
}
