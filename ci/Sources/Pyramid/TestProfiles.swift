import Foundation

/// The profiles that tests, and the programs that they start, left in `profiles` of the reports:
/// one for each process, named `<level>-….profraw`.
public struct TestProfiles: Sendable {
  private let folder: String

  /// - Parameter reports: the folder of reports, a whole path.
  public init(reports: String) {
    folder = "\(reports)/profiles"
  }

  /// Those of all levels: whole paths, in order.
  public var paths: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".profraw") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Those of a level.
  public func paths(of level: String) -> [String] {
    paths.filter { $0.hasPrefix("\(folder)/\(level)-") }
  }
}
