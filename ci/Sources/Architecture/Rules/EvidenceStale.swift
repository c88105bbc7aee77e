extension Rule {
  /// Reported by the program, beside the findings: what cannot be seen is neither right nor wrong.
  static let evidenceStale = Rule(
    "evidence-stale", lenses: [],
    "The build is there, and is that of the sources as they are.",
    why: """
      Two of the four ways to look at the package read what the compiler wrote. After an edit they \
      show the package as it was, and an empty list of findings would mean nothing.
      """,
    example: """
      $ make arch    # after an edit, or after a build that failed
      """,
    instead: "Run `make build`, and then `make arch`. Findings in the sources are reported anyway."
  ) { _ in [] }
}
