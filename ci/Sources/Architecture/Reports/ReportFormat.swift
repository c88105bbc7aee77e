/// How a verdict is written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// A line for each finding, for people and editors.
  case text
  /// One object, for programs.
  case json
  /// Commands of GitHub's workflows, which show findings beside the code.
  case github
}
