/// What the last run of all levels came to.
public struct PyramidReport: Hashable, Sendable, Codable {
  /// In the order of the page of rules.
  public var levels: [LevelMeasure]
  /// What all levels reached together, module by module.
  public var coverage: [ModuleCoverage]
  /// How long each stage took, in order; none when the levels were run by hand.
  public var stages: [StageTime]
  /// How many features there are: the folders of `Modules` but for `Core`.
  public var features: Int

  public init(
    levels: [LevelMeasure], coverage: [ModuleCoverage], stages: [StageTime] = [],
    features: Int = 0
  ) {
    self.levels = levels
    self.coverage = coverage
    self.stages = stages
    self.features = features
  }
}

/// What a level came to.
public struct LevelMeasure: Hashable, Sendable, Codable {
  public var name: String
  /// Of all modules together. The seconds are those of the clock on the wall.
  public var total: TestMeasure
  /// By module: `Core`, `Bookmarks`, `Apps`, in order. They run side by side, so the seconds of one
  /// are those until its last test ended, and do not add up.
  public var modules: [String: TestMeasure]
  /// How many test functions the sources have, by module.
  public var written: [String: Int]
  /// Tests that failed.
  public var failures: Int
  /// What of the level could not be read: a sentence, or nothing.
  public var gaps: [String]

  public init(
    name: String, total: TestMeasure = TestMeasure(), modules: [String: TestMeasure] = [:],
    written: [String: Int] = [:], failures: Int = 0, gaps: [String] = []
  ) {
    self.name = name
    self.total = total
    self.modules = modules
    self.written = written
    self.failures = failures
    self.gaps = gaps
  }
}

/// How many tests there are, and what they cost and reach.
public struct TestMeasure: Hashable, Sendable {
  /// Test functions, not arguments.
  public var functions: Int
  /// Programs that must not compile; nothing at the levels that have none.
  public var programs: Int?
  public var seconds: Double
  /// Lines of the product that this level reached, and no other one.
  public var linesOnly: Int

  public init(functions: Int = 0, programs: Int? = nil, seconds: Double = 0, linesOnly: Int = 0) {
    self.functions = functions
    self.programs = programs
    self.seconds = seconds
    self.linesOnly = linesOnly
  }

  public var secondsPerTest: Double { functions == 0 ? 0 : seconds / Double(functions) }
}

extension TestMeasure: Codable {
  private enum CodingKeys: String, CodingKey {
    case functions, programs, seconds, secondsPerTest, linesOnly
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    functions = try values.decode(Int.self, forKey: .functions)
    programs = try values.decodeIfPresent(Int.self, forKey: .programs)
    seconds = try values.decode(Double.self, forKey: .seconds)
    linesOnly = try values.decode(Int.self, forKey: .linesOnly)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(functions, forKey: .functions)
    try values.encodeIfPresent(programs, forKey: .programs)
    try values.encode(seconds, forKey: .seconds)
    try values.encode(secondsPerTest, forKey: .secondsPerTest)
    try values.encode(linesOnly, forKey: .linesOnly)
  }
}

/// How long a stage of `make ci` took.
public struct StageTime: Hashable, Sendable, Codable {
  public var name: String
  public var seconds: Double

  public init(name: String, seconds: Double) {
    self.name = name
    self.seconds = seconds
  }
}
