import Evidence

extension Rule {
  static let useWithoutImport = Rule(
    "use-without-import", lenses: [.imported, .named],
    "A file imports the module of this package whose symbols it names.",
    why: """
      A member of a value that came from elsewhere can be named with no import in sight. Then the \
      arrow is there, and neither the manifest nor the imports show it.
      """,
    example: """
      // No import of BookmarksDomain in this file:
      func limit(of command: BookmarksListCommand) -> Int? { command.options.question().limit }
      """,
    instead: "Import the module in that file, or do not name what it defines."
  ) { inspection in
    let uses = inspection.innerUses.filter { use in
      !use.use.roles.contains(.implicit) && use.user.targets.contains(use.owner.name)
        && inspection.maySee(use.user, use.owner)
        && !inspection.imports(use.owner, in: use.use.place.path)
    }
    let byFile = Dictionary(grouping: uses) { [$0.use.place.path, $0.owner.name] }
    return byFile.values.compactMap { uses in
      guard let first = uses.min(by: { $0.use.place < $1.use.place }) else { return nil }
      return Finding(
        "use-without-import", first.use.place, target: first.user.name, subject: first.owner.name,
        "“\(first.use.symbol.name)” of \(first.owner.name) is used, which this file does not import.",
        reason: "The imports of a file are to show all that it leans on.",
        instead: "write `import \(first.owner.name)` at the head of the file.")
    }
  }
}
