extension Rule {
  /// The confinements of what the language offers, and tests or other layers have to pay for.
  static let habits: [Rule] = [
    confinement(
      "back-door", "No attribute passes by what a module shows, or what another module owns.",
      why: "The compiler and the other rules see only the front door.",
      example: "@_silgen_name(\"getpid\") func processID() -> Int32"),
    confinement(
      "ambient-value", "Values come in by `init`, and not from the task around the caller.",
      why: "A task-local value is a global: nobody sees in a signature who depends on it.",
      example: "@TaskLocal static var clock: any WallClock"),
    confinement(
      "trap", "Product code does not end the program, but for a `precondition` that names a bug.",
      why: "One request that nobody foresaw would end the server for everybody.",
      example: "fatalError(\"no such story\")  // in Apps/Server/SiteResponder.swift"),
    confinement(
      "detached-task", "Every task belongs to the task that started it.",
      why: "A detached task outlives cancellation, and a test cannot wait for it.",
      example: "Task.detached { await repository.refresh() }"),
    confinement(
      "hash-value", "Hash values are not kept: `Hashable` is for sets and dictionaries.",
      why: "Swift seeds its hashes anew in each process, so a stored one never matches again.",
      example: "let version = contents.hashValue"),
    confinement(
      "type-name", "No behaviour depends on the name of a type, or on a mirror of a value.",
      why: "Renaming a type would change keys, files and pages, and no test would say so.",
      example: "let key = String(describing: Bookmark.self)"),
    confinement(
      "build-flag", "No `#if` depends on a compilation flag.",
      why: "The program that is tested would not be the program that runs.",
      example: "#if DEBUG  // in Apps/Server/SiteResponder.swift"),
    confinement(
      "data-access", "Only an Infrastructure sends SQL and HTTP requests; the root hands it both.",
      why: "A screen that runs SQL cannot be tested without a database.",
      example:
        "init(database: any SQLDatabase)  // in Modules/News/ViewModel/StoryListViewModel.swift"
    ),
    confinement(
      "secret-disclosed", "The text of a secret is read where it is sent or compared.",
      why: "What other code cannot read, it cannot log.",
      example: "logger.info(\"\\(request.headerFields[.authorization] ?? \"\")\")"),
    confinement(
      "unchecked-sendable", "`@unchecked Sendable` has a sentence of proof above it.",
      why: "The compiler checks nothing there, so a reader has to.",
      example: "final class Cache: @unchecked Sendable"),
    confinement(
      "skipped-test", "Every test runs, and every failure counts.",
      why: "A test that is switched off is forgotten, and stays green when the code breaks.",
      example: "@Test(.disabled(\"flaky\")) func signsOut()"),
  ]
}
