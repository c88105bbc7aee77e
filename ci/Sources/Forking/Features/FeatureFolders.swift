import Foundation
public import Toolbox

/// The folders of a feature. No other files of a checkout belong to one feature only.
public struct FeatureFolders: Hashable, Sendable {
  public let feature: String

  public init(_ feature: String) {
    self.feature = feature
  }

  /// The features of a checkout: the folders of `Modules` with a Domain, except Core.
  public static func features(in repository: Repository) -> [String] {
    subfolders(of: "Modules", in: repository)
      .filter { $0 != "Core" && repository.exists("Modules/\($0)/Domain") }
  }

  /// Whether a file is the feature's own.
  public func contains(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 2, parts[0] == "Modules" { return parts[1] == feature }
    guard parts.count > 3, parts[0] == "Apps" || parts[0] == "Tests" else { return false }
    return parts[2] == feature
  }

  /// The existing folders: `Modules/X`, `Apps/*/X`, `Tests/*/X`.
  public func existing(in repository: Repository) -> [String] {
    let parents =
      ["Modules"]
      + ["Apps", "Tests"].flatMap { top in
        Self.subfolders(of: top, in: repository).map { "\(top)/\($0)" }
      }
    return parents.map { "\($0)/\(feature)" }.filter(repository.exists)
  }

  /// The names of the folders in a folder, in order.
  static func subfolders(of folder: String, in repository: Repository) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: repository.path(folder))) ?? []
    return names.filter { repository.isFolder("\(folder)/\($0)") }.sorted()
  }
}

extension Repository {
  /// Whether there is a folder at a path.
  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
