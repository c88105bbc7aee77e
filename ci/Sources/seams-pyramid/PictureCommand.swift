import ArgumentParser
import Drawing
import Foundation
import Pyramid
import Toolbox

/// `seams-pyramid picture`.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draws the pyramid of the last report into docs/pyramid.svg, or checks it.",
    discussion: "Reads pyramid.json of the folder of reports. With --check it writes nothing, and "
      + "ends with 1 when the picture shows other numbers of tests. Seconds are those of the machine "
      + "that drew it, and are not compared.")

  @OptionGroup var places: Places

  @Flag(help: "Compares the picture with the report, and writes nothing.")
  var check = false

  private static let path = "docs/pyramid.svg"

  func run() throws {
    throw ExitCode(status { () throws(ToolFailure) in try draw() })
  }

  private func draw() throws(ToolFailure) -> ToolStatus {
    let repository = try places.repository()
    let report = try repository.text("\(places.reports(of: repository))/pyramid.json")
    let picture = PyramidSVG(try PyramidPicture(report: report))
    guard check else {
      try repository.write(picture.text, to: Self.path)
      print("\(Self.path) is written.")
      return .clean
    }
    let shown = repository.exists(Self.path) ? try repository.text(Self.path) : ""
    if picture.shows(sameTestsAs: shown) { return .clean }
    print(
      "\(Self.path): picture-outdated: it shows other numbers of tests than there are. "
        + "Instead: run “make pyramid-picture”, and commit what it draws.")
    return .findings
  }
}

extension PyramidPicture {
  /// Reads the levels of a report, but for the examples, which are beside the pyramid.
  fileprivate init(report text: String) throws(ToolFailure) {
    do {
      let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
      self.init(
        levels: report.levels.filter { $0.name != "examples" }.map { level in
          Level(
            name: level.name.prefix(1).uppercased() + level.name.dropFirst(),
            functions: level.total.functions,
            programs: level.total.programs.flatMap { $0 > 0 ? $0 : nil },
            seconds: level.total.seconds)
        })
    } catch {
      throw ToolFailure("pyramid.json cannot be read. Run “make pyramid” first. (\(error))")
    }
  }

  private struct Report: Decodable {
    let levels: [Level]

    struct Level: Decodable {
      let name: String
      let total: Total
    }

    struct Total: Decodable {
      let functions: Int
      let programs: Int?
      let seconds: Double
    }
  }
}
