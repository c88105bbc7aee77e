public import Toolbox

/// The tests of a level as they are written, whether they ran or not.
public struct LevelSources: Hashable, Sendable {
  /// Test functions, by module: `Core`, `Bookmarks`, `Apps`; no module without one.
  public var functions: [String: Int]
  /// Programs of the type level, by module: the files of `<folder>/<module>/Cases`.
  public var programs: [String: Int]

  public init(functions: [String: Int] = [:], programs: [String: Int] = [:]) {
    self.functions = functions
    self.programs = programs
  }

  /// Reads the folder of a level.
  ///
  /// - Throws: ``ToolFailure`` for a source that cannot be read: its tests would not be missed.
  public init(of rule: LevelRule, in repository: Repository) throws(ToolFailure) {
    self.init()
    for path in repository.files(below: rule.folder, suffix: ".swift") {
      let names = path.dropFirst(rule.folder.count + 1).split(separator: "/")
      let module = names.count > 1 ? String(names[0]) : Self.moduleOfNone
      if names.count > 2, names[1] == "Cases" {
        programs[module, default: 0] += 1
      } else {
        let count = TestFunctionCounter.count(in: try repository.text(path))
        if count > 0 { functions[module, default: 0] += count }
      }
    }
  }

  /// What tests are said to belong to that lie in no module’s folder: those of the examples in docs.
  static let moduleOfNone = "Examples"

  public var allFunctions: Int { functions.values.reduce(0, +) }

  /// All programs, or nothing at a level that has none.
  public var allPrograms: Int? {
    programs.isEmpty ? nil : programs.values.reduce(0, +)
  }
}
