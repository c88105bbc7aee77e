import Evidence

extension Rule {
  static let exportedImport = Rule(
    "exported-import", lenses: [.imported],
    "No module passes on what it imports, with `@_exported`.",
    why: """
      Whoever imports the one gets the other, without an import, and past what Swift's \
      `MemberImportVisibility` and the package manager check.
      """,
    example: """
      @_exported import BookmarksDomain
      """,
    instead: "Write a plain import, and let whoever needs the module import it too."
  ) { inspection in
    inspection.files.flatMap { file, target in
      file.imports.filter { $0.attributes.contains("@_exported") }.map { statement in
        Finding(
          "exported-import", statement.place, target: target.name, subject: statement.module,
          "\(target.name) passes \(statement.module) on to whoever imports it.",
          reason: "An arrow that nobody wrote is an arrow that nobody sees.",
          instead: "write `import \(statement.module)` here and in each file that needs it.")
      }
    }
  }
}
