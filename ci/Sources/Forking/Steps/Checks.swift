import Toolbox

/// The checks after adding or removing a feature: the build, the feature's unit tests, the pages.
struct Checks {
  let runner: StepRunner
  /// The command for the complete build.
  let build: [String]

  /// The outcome of the steps: the output of the failed one, and the durations of the others.
  enum Outcome {
    case passed(seconds: [(step: String, seconds: Double)])
    case failed(step: String, result: StepRunner.Result)
  }

  private struct Step {
    let name: String
    let arguments: [String]
    var environment: [String: String] = [:]
  }

  private func step(testing level: String, of feature: String) -> Step {
    let names = ["unit": "Unit", "integration": "Integration", "end-to-end": "EndToEnd"]
    return Step(
      name: "\(level) tests",
      arguments: ["ci/test", level, "^\(feature)\(names[level] ?? "TypeLevel")Tests\\."],
      environment: reports)
  }

  /// Does not change the reports of `make ci`.
  private var reports: [String: String] {
    ["REPORTS": runner.repository.path("\(ForkFolder.path)/reports")]
  }

  /// The pages that are generated from a build: the API listings, the graph.
  private static let pages = [
    Step(name: "api", arguments: ["ci/tool", "seams-arch", "api", "--accept"]),
    Step(name: "graph", arguments: ["ci/tool", "seams-arch", "graph"]),
  ]

  /// Builds everything, tests a feature, and regenerates the pages, in this order.
  ///
  /// - Parameter levels: the levels of the feature's tests.
  func run(testing levels: [String], of feature: String) throws -> Outcome {
    try run(
      [Step(name: "build", arguments: build)] + levels.map { step(testing: $0, of: feature) }
        + Self.pages)
  }

  /// Builds everything, runs a complete level, and regenerates the pages.
  func run(wholeLevel filter: String, named level: String) throws -> Outcome {
    try run(
      [
        Step(name: "build", arguments: build),
        Step(name: "\(level) tests", arguments: ["ci/test", level, filter], environment: reports),
      ] + Self.pages)
  }

  /// Builds everything and regenerates the pages.
  func runForPages() throws -> Outcome {
    try run([Step(name: "build", arguments: build)] + Self.pages)
  }

  /// Builds everything, runs all unit tests, and regenerates the pages, with the commands of the
  /// fork, since the upgrade may have changed them.
  func runForUpgrade(of kind: StandaloneAnswers.Kind) throws -> Outcome {
    if kind == .library { return try run([Step(name: "checks", arguments: ["make", "ci"])]) }
    return try run([
      Step(name: "build", arguments: ["make", "compile"]),
      Step(name: "unit tests", arguments: ["make", "test-unit"]),
      Step(name: "pages", arguments: ["make", "graph", "api-accept"]),
    ])
  }

  /// Runs the guards for the whole checkout.
  func runGuards() throws -> Outcome {
    try run(["lint", "arch", "docs"].map { Step(name: $0, arguments: ["make", $0]) })
  }

  /// Runs the checks of a library.
  func runLibrary() throws -> Outcome {
    try run([Step(name: "checks", arguments: ["make", "ci"])])
  }

  private func run(_ steps: [Step]) throws -> Outcome {
    var seconds: [(step: String, seconds: Double)] = []
    for step in steps {
      let result = try runner.run(step.name, step.arguments, environment: step.environment)
      guard result.succeeded else { return .failed(step: step.name, result: result) }
      seconds.append((step.name, result.seconds))
    }
    return .passed(seconds: seconds)
  }
}
