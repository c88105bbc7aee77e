import Evidence

extension Rule {
  /// The rules whose words and symbols stand in the table of what has a place of its own.
  static let confinements: [Rule] = ports + habits

  private static let ports: [Rule] = [
    confinement(
      "c-module-confined", "Modules of C are imported where the table says, and nowhere else.",
      why: "Behind C there are no values and no types that hold: one layer keeps what it needs.",
      example: "import Glibc  // in Apps/CLI/Display.swift"),
    confinement(
      "unsafe-confined", "The word `unsafe` stands in the layers that call C.",
      why:
        "It marks all that the compiler cannot vouch for. Who wants to review that has one folder.",
      example: "unsafe pointer.pointee  // in Modules/Bookmarks/Infrastructure/HTMLScanner.swift"),
    confinement(
      "print", "What a person reads goes through the port `Console`.",
      why: "A line that is printed past the port is seen by no test, and breaks `--json`.",
      example: "print(\"saved\")  // in Modules/Bookmarks/ViewModel/BookmarkEditorViewModel.swift"),
    confinement(
      "direct-clock", "The time comes in by `init`, as a clock.",
      why: "What asks the machine for the time can be tested only at that time, or by sleeping.",
      example: "let now = Date()  // in Modules/Bookmarks/Domain/Bookmark.swift"),
    confinement(
      "direct-random", "Chance comes in by `init`, as a source.",
      why: "A test that draws lots shows something else each time.",
      example: "let id = UUID()  // in Modules/Bookmarks/Repository/PortedBookmarkRepository.swift"),
    confinement(
      "direct-environment",
      "Arguments, variables and the end of the process belong to one adapter.",
      why:
        "What is read from the process anywhere cannot be set by a test, nor listed for a person.",
      example: "getenv(\"HOME\")  // in Apps/CLI/CommandContext.swift"),
    confinement(
      "direct-file", "Files are reached through the port `FileSystem`.",
      why:
        "What opens a file by itself needs a disk in its tests, and fails in ways nobody planned.",
      example: "FileManager.default.contents(atPath: path)  // in Apps/CLI/CommandContext.swift"),
    confinement(
      "direct-network", "The network is reached through the port `HTTPClient`.",
      why: "The limits, the guard against private networks and the tests all sit behind that port.",
      example: "URLSession.shared  // in Modules/Bookmarks/Infrastructure/HTTPPageTitleSource.swift"
    ),
    confinement(
      "address-or-zone", "Addresses, zones and encodings go through ports.",
      why: """
        FoundationEssentials answers differently when the process links Foundation too, as the \
        server does and the command-line program does not.
        """,
      example: "URL(string: text)  // in Modules/Bookmarks/Domain/BookmarkAddress.swift"),
  ]

  static func confinement(
    _ id: String, _ statement: String, why: String, example: String
  ) -> Rule {
    Rule(
      id, lenses: [.imported, .named], isConfinement: true, statement, why: why, example: example,
      instead: "Use the port that the row of \(LayerTable.path) names, handed in by `init`."
    ) { inspection in
      inspection.occurrences.compactMap { occurrence in
        let row = inspection.rules.confinements[occurrence.row]
        guard row.rule == id, !inspection.allows(occurrence, row) else { return nil }
        return finding(occurrence, row)
      }
    }
  }

  private static func finding(_ occurrence: Occurrence, _ row: Confinement) -> Finding {
    let places = row.places.map(\.description).joined(separator: ", ")
    return Finding(
      row.rule, occurrence.place, target: occurrence.target.name, subject: occurrence.subject,
      "\(occurrence.what) in \(occurrence.target.name).",
      reason: places.isEmpty ? "It has no place here." : "Its place is \(places).",
      instead: row.instead)
  }
}

extension Inspection {
  /// Whether a confined thing stands where it may.
  fileprivate func allows(_ occurrence: Occurrence, _ row: Confinement) -> Bool {
    row.places.contains {
      $0.contains(occurrence.place, target: occurrence.target.name, in: rules.layers)
    }
  }
}
