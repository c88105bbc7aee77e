import Foundation
public import Toolbox

/// The folder of a new standalone repository.
///
/// It is written as `watchers.part`, and gets its name when it is complete. Until its first commit,
/// a file in it says that it is unfinished and that the next run may remove it. The build happens
/// after renaming, because a build contains its own path.
public struct Destination: Sendable {
  /// The absolute path of the folder.
  public let folder: String
  let part: String
  /// The missing parent folders, the outermost first.
  private let missing: [String]

  /// The file that marks an unfinished folder.
  public static let sign = "UNFINISHED"
  public static let signText = """
    “make fork” has not finished this folder. If it is no longer running, the next “make fork” \
    with the same OUT removes the folder and starts again.

    """

  /// Checks a place without changes.
  ///
  /// - Parameter template: the checkout to fork.
  /// - Throws: ``Refusal`` if the path exists, or is inside of the template.
  public init(_ out: String, beside template: Repository) throws {
    guard !out.isEmpty else {
      throw Refusal(
        "Say where the new repository goes: OUT=../watchers, a folder that is not there.")
    }
    let url = URL(filePath: out).standardizedFileURL
    let name = url.lastPathComponent
    let (parent, missing) = Self.realPath(ofMissing: url.deletingLastPathComponent())
    self.missing = missing
    folder = "\(parent == "/" ? "" : parent)/\(name)"
    part = folder + ".part"
    let root = Self.realPath(URL(filePath: template.root))
    guard folder != root, !folder.hasPrefix(root + "/") else {
      throw Refusal(
        "“\(out)” is inside of this checkout, and git would see one repository in another. Choose a "
          + "folder outside of it, such as OUT=../\(name == "/" ? "watchers" : name).")
    }
    var isFolder: ObjCBool = true
    if unsafe FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      throw Refusal("“\(parent)” is not a folder, so it cannot contain one. Choose another OUT.")
    }
    for path in [folder, part] where !Self.isFree(path) && !Self.isSigned(path) {
      throw Self.isThere(path)
    }
  }

  /// Claims the place: removes the remains of an unfinished run, and creates the folder. The claim
  /// lasts as long as the returned value.
  ///
  /// - Throws: ``Refusal`` if another run writes there, or the place has been taken meanwhile;
  ///   ``ToolFailure`` if the folder cannot be created.
  func claim() throws -> FolderClaim {
    for path in [folder, part] where !Self.isFree(path) { try removeUnfinished(path) }
    do {
      try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
      guard let claim = FolderClaim(part) else { throw Self.isBusy(folder) }
      try Repository(root: part).write(Self.signText, to: Self.sign)
      return claim
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      removeMissing()
      throw ToolFailure("\(part) cannot be made: \(error.localizedDescription)")
    }
  }

  private func removeUnfinished(_ path: String) throws {
    guard Self.isSigned(path) else { throw Self.isThere(path) }
    guard FolderClaim(path) != nil else { throw Self.isBusy(folder) }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw ToolFailure(
        "The unfinished folder \(folder) cannot be removed: \(error.localizedDescription)")
    }
  }

  /// Whether a path is free: missing, or an empty folder.
  private static func isFree(_ path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return true }
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true
  }

  /// Whether a run of this tool wrote the folder.
  private static func isSigned(_ path: String) -> Bool {
    (try? String(contentsOfFile: "\(path)/\(sign)", encoding: .utf8)) == signText
  }

  /// Renames the written folder to its final name.
  ///
  /// - Throws: ``Refusal`` if the name has been taken meanwhile.
  func rename() throws {
    guard unsafe Foundation.rename(part, folder) != 0 else { return }
    switch errno {
    case EEXIST, ENOTEMPTY, ENOTDIR: throw Self.isThere(folder)
    case let code:
      let reason = unsafe String(cString: strerror(code))
      throw ToolFailure("\(part) cannot be renamed to \(folder): \(reason).")
    }
  }

  /// Removes the files of this run, but not those of another.
  func remove(of claim: FolderClaim) {
    for path in [part, folder] where claim.holds(path) {
      try? FileManager.default.removeItem(atPath: path)
    }
    removeMissing()
  }

  /// Removes new parent folders that are empty.
  private func removeMissing() {
    for path in missing.reversed() { _ = unsafe rmdir(path) }
  }

  private static func isBusy(_ folder: String) -> Refusal {
    Refusal(
      "Another “make fork” writes “\(folder)”. Wait for its end, or choose another OUT.")
  }

  private static func isThere(_ folder: String) -> Refusal {
    Refusal(
      "“\(folder)” is there already, and nothing is overwritten. Choose another OUT, or move it away."
    )
  }

  /// Resolves the links of a path that may not exist yet.
  ///
  /// - Returns: its path, and its missing folders, the outermost first.
  private static func realPath(ofMissing url: URL) -> (path: String, missing: [String]) {
    var there = url
    var names: [String] = []
    while there.path != "/", !FileManager.default.fileExists(atPath: there.path) {
      names.insert(there.lastPathComponent, at: 0)
      there.deleteLastPathComponent()
    }
    var path = realPath(there)
    var missing: [String] = []
    for name in names {
      path = "\(path == "/" ? "" : path)/\(name)"
      missing.append(path)
    }
    return (path, missing)
  }

  private static func realPath(_ url: URL) -> String {
    let path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
