public import Evidence

/// The test functions of the main package, by target.
public struct TestList: Sendable {
  private var tests: [(target: String, name: String)] = []

  public init() {}

  public mutating func add(_ source: SourceFile) {
    tests += source.tests.map { (source.module, $0) }
  }

  var isEmpty: Bool { tests.isEmpty }

  /// The tests of a level that a filter finds, as `Suite/test`, in order of their files.
  ///
  /// - Parameters:
  ///   - level: as “ci/test” is told it: `end-to-end` are the targets that end in `EndToEndTests`.
  ///   - filter: a regular expression over “Target.Suite/test”.
  func found(by filter: Regex<AnyRegexOutput>, at level: String) -> [String] {
    let ending = level.replacing("-", with: "") + "tests"
    return tests.filter { test in
      test.target.lowercased().hasSuffix(ending)
        && "\(test.target).\(test.name)".contains(filter)
    }.map(\.name)
  }
}
