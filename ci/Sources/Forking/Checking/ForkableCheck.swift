/// Finds problems that prevent a fork of a feature, by syntax only: in seconds, and without
/// building a fork.
///
/// All features share the modules of the apps, the routes of one server, the commands of one
/// program and the tables of one database. A name without a word of its feature exists twice after
/// a fork.
public struct ForkableCheck: Sendable {
  private let template: Template
  private let renaming: Renaming
  /// The types of the feature's modules. A fork has its own types of the same names in its modules,
  /// so declarations that contain one do not collide.
  private let ownTypes: Set<String>

  /// - Throws: ``ToolFailure`` when the feature's entity is not known.
  public init(of template: Template) throws {
    self.template = template
    let names = Set(
      template.files.filter(\.isSwift).flatMap { file in
        NameReader.names(in: file.text ?? "").map(\.name)
      })
    // An unused name, so that every renaming changes the text.
    let request = try FeatureRequest(
      from: template.feature, to: "Zyxwvuts", entity: nil, names: names)
    renaming = try ForkPlan.renaming(request, of: template)
    ownTypes = Set(
      template.files.filter { $0.isSwift && $0.place.hasPrefix("Modules/") }
        .flatMap { SharedNames(in: $0.text ?? "").types.map(\.name) })
  }

  /// The findings, in the order of the files and their lines.
  public func findings() -> [ForkableFinding] {
    let read = template.files.filter(\.isSwift).compactMap(Names.init)
    let subcommands = read.reduce(into: Set<String>()) { $0.formUnion($1.texts.subcommands) }
    return read.flatMap { names in
      let commands = names.texts.commands.filter { !subcommands.contains($0.type) }.map(\.entry)
      return (names.declared + names.texts.entries + commands).filter(staysTheSame).map { entry in
        ForkableFinding(
          path: names.path, line: entry.line,
          text: "\(entry.what) says nothing of \(template.feature); \(entry.consequence)")
      }.sorted { $0.line < $1.line }
    }
  }

  private func staysTheSame(_ entry: DeclaredNames.Entry) -> Bool {
    renaming.source(entry.code).text == entry.code
      && ownTypes.isDisjoint(with: NameReader.names(in: entry.code).map(\.name))
  }

  /// The names in a file of `Apps` or `Modules` that other files can use.
  private struct Names {
    let path: String
    let declared: [DeclaredNames.Entry]
    let texts: SharedTexts

    init?(_ file: Template.File) {
      let isOfApp = file.place.hasPrefix("Apps/")
      guard let text = file.text, isOfApp || file.place.hasPrefix("Modules/") else { return nil }
      path = file.source
      declared = DeclaredNames(in: text, scope: isOfApp ? .sharedModule : .ownModule).entries
      texts = SharedTexts(in: text, isServed: isOfApp)
    }
  }
}
