import Evidence

extension Rule {
  static let testAssertsNothing = Rule(
    "test-asserts-nothing", lenses: [.imported],
    "Every test has an expectation that can fail, in its body or in a helper that it calls.",
    why: "A test without one is green whatever the code does, and still counts as a test.",
    example: """
      @Test func savesABookmark() async throws { try await store.save(.fixture()) }
      """,
    instead: "Expect what the test is named for, with `#expect` or `#require`."
  ) { inspection in
    let all = inspection.files.flatMap { file, target in file.functions.map { ($0, target) } }
    let checking = namesThatCheck(among: all.map(\.0).filter { !$0.isTest })
    return all.filter { function, _ in
      function.isTest && !function.checks && !function.calls.contains(where: checking.contains)
    }.map { function, target in
      Finding(
        "test-asserts-nothing", function.place, target: target.name, subject: function.name,
        "“\(function.name)” of \(target.name) has no expectation that can fail.",
        reason: "It is green whatever the code does.",
        instead: "expect what it is named for, with `#expect` or `#require`.")
    }
  }

  /// The helpers that check something, or call a helper that does.
  private static func namesThatCheck(among helpers: [TestingFunction]) -> Set<String> {
    var names = Set(helpers.filter(\.checks).map(\.name))
    var count = 0
    while count != names.count {
      count = names.count
      names.formUnion(helpers.filter { $0.calls.contains(where: names.contains) }.map(\.name))
    }
    return names
  }
}
