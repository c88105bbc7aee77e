import Toolbox

/// The result of making or removing a feature.
public struct FeatureReport: Sendable {
  public let feature: String
  /// The completed operation: `made`, `removed`.
  public let deed: String
  public let files: Int
  public let lines: Int
  public internal(set) var seconds: [(step: String, seconds: Double)]
  public internal(set) var failure: Failure?

  /// A step that failed.
  public struct Failure: Hashable, Sendable {
    public let step: String
    /// The errors of the step, with the lines of the template.
    public let errors: [String]
    /// The file with the complete output, relative to the root of the checkout; `nil` if it was not
    /// written.
    public let log: String?
    /// Whether the files remain for inspection.
    public let isKept: Bool
  }

  /// Adds the results of the steps after writing.
  ///
  /// - Parameter files: The new files, whose lines map to lines of the template.
  mutating func add(
    _ outcome: Checks.Outcome, _ files: [PlannedFile], in repository: Repository,
    kept isKept: Bool = false
  ) {
    switch outcome {
    case .passed(let seconds): self.seconds += seconds
    case .failed(let step, let result):
      let map = SourceMap(files, in: repository)
      failure = .init(
        step: step, errors: map.errors(in: result.output), log: result.log, isKept: isKept)
    }
  }

  /// The report for people: one line if all steps succeeded.
  public var text: String {
    guard let failure else {
      let times = seconds.map { "\($0.step) \(StepRunner.text($0.seconds)) s" }
      return
        "\(feature) is \(deed): \(files) files, \(lines) lines. \(times.joined(separator: ", "))."
    }
    let end =
      failure.isKept
      ? "All is left as it is, for looking; “make unfork FEATURE=\(feature) DIRTY=1” removes it."
      : "Everything is as it was before."
    let log = failure.log.map { "\($0) has all of it. " } ?? ""
    let lines = ["\(feature): the step “\(failure.step)” failed."] + failure.errors + [log + end]
    return lines.joined(separator: "\n")
  }
}
