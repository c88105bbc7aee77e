import Foundation
public import Toolbox

/// How long each level took when it was measured last, by the level’s name.
///
/// The picture of the pyramid is drawn anew whenever a test is added, and only a run of all levels
/// tells seconds. So the picture itself keeps them, until somebody measures again.
public struct LevelSeconds: Hashable, Sendable {
  public var seconds: [String: Double]

  public init(seconds: [String: Double]) {
    self.seconds = seconds
  }

  /// Reads what a picture says in its description: “Unit: 521 test functions, 9.3 seconds.”
  public init(picture svg: String) {
    self.init(seconds: [:])
    guard let start = svg.firstRange(of: "<desc"), let end = svg.firstRange(of: "</desc>"),
      start.upperBound < end.lowerBound
    else { return }
    let words = svg[start.upperBound..<end.lowerBound]
    for match in words.matches(of: #/([A-Z][A-Za-z-]*): [^.]*, ([0-9]+(?:\.[0-9]+)?) seconds?\./#) {
      seconds[match.1.lowercased()] = Double(match.2)
    }
  }

  /// Takes the seconds of a report that “seams-pyramid report” wrote.
  ///
  /// - Parameter sources: what is written now, by the level’s name.
  /// - Throws: ``ToolFailure`` when it cannot be read, and when another number of tests ran than is
  ///   written: a picture must not tell what one set of tests cost, and how large another one is.
  public init(report json: String, of sources: [String: LevelSources]) throws(ToolFailure) {
    let file: PyramidFile
    do {
      file = try JSONDecoder().decode(PyramidFile.self, from: Data(json.utf8))
    } catch {
      throw ToolFailure("pyramid.json cannot be read. Run “make pyramid” first. (\(error))")
    }
    self.init(seconds: [:])
    for level in file.levels {
      if let written = sources[level.name]?.allFunctions, written != level.total.functions {
        throw ToolFailure(
          "\(level.total.functions) tests of the level “\(level.name)” were measured, and "
            + "\(written) are written. Run “make test” and “make pyramid” first.")
      }
      seconds[level.name] = level.total.seconds
    }
  }
}
