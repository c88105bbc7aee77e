import ArgumentParser
import Drawing
import Foundation
import Pyramid
import Toolbox

/// `seams-pyramid picture`.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draws the pyramid into docs/pyramid.svg, or checks the picture that is there.",
    discussion: "The numbers of tests are counted in the sources, so nothing has to run first. The "
      + "seconds are those of the picture that is there, or, with --measured, of pyramid.json in "
      + "the folder of reports. With --check it writes nothing, and ends with 1 when the picture "
      + "shows other numbers of tests; seconds are those of one machine, and are not compared.")

  @OptionGroup var places: Places

  @Flag(help: "Compares the picture with the sources, and writes nothing.")
  var check = false

  @Flag(help: "Takes the seconds of the last report, and not those that the picture shows.")
  var measured = false

  private static let path = "docs/pyramid.svg"
  /// A level that is beside the pyramid.
  private static let beside = "examples"

  func validate() throws {
    guard !(check && measured) else {
      throw ValidationError("--check compares no seconds: leave out --measured.")
    }
  }

  func run() throws {
    throw ExitCode(status { () throws(ToolFailure) in try draw() })
  }

  private func draw() throws(ToolFailure) -> ToolStatus {
    let repository = try places.repository()
    let rules = try PyramidRules(text: try repository.text(PyramidRules.page))
    var sources: [String: LevelSources] = [:]
    for rule in rules.levels where rule.name != Self.beside {
      sources[rule.name] = try LevelSources(of: rule, in: repository)
    }
    let shown = repository.exists(Self.path) ? try repository.text(Self.path) : ""
    let seconds =
      measured ? try seconds(of: sources, in: repository) : LevelSeconds(picture: shown)
    let picture = PyramidSVG(try PyramidPicture(rules.levels, sources, seconds))
    guard check else {
      try repository.write(picture.text, to: Self.path)
      print("\(Self.path) is written.")
      return .clean
    }
    if picture.shows(sameTestsAs: shown) { return .clean }
    print(
      "\(Self.path): picture-outdated: it shows other numbers of tests than there are. "
        + "Instead: run “make pyramid-picture”, and commit what it draws.")
    return .findings
  }

  /// What the last report measured.
  private func seconds(
    of sources: [String: LevelSources], in repository: Repository
  ) throws(ToolFailure) -> LevelSeconds {
    let path = "\(places.reports(of: repository))/pyramid.json"
    guard repository.exists(path) else {
      throw ToolFailure("\(path) is not there. Run “make test” and “make pyramid” first.")
    }
    return try LevelSeconds(report: repository.text(path), of: sources)
  }
}

extension PyramidPicture {
  /// - Parameters:
  ///   - rules: the levels from the base up; those without sources are passed over.
  ///   - sources: by the level’s name.
  /// - Throws: ``ToolFailure`` for a level that was never measured.
  fileprivate init(
    _ rules: [LevelRule], _ sources: [String: LevelSources], _ seconds: LevelSeconds
  ) throws(ToolFailure) {
    self.init(levels: [])
    for rule in rules {
      guard let written = sources[rule.name] else { continue }
      guard let time = seconds.seconds[rule.name] else {
        throw ToolFailure(
          "How long the level “\(rule.name)” takes is not known. Run “make test”, “make pyramid” and "
            + "“ci/tool seams-pyramid picture --measured”.")
      }
      levels.append(
        Level(
          name: rule.name.prefix(1).uppercased() + rule.name.dropFirst(),
          functions: written.allFunctions, programs: written.allPrograms, seconds: time))
    }
  }
}
