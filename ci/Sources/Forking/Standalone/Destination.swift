import Foundation
public import Toolbox

/// The folder that a repository of its own is written to.
///
/// It is written beside itself, as `watchers.part`, and gets its name when it is whole. Until its first
/// commit a file in it says that it is not finished, and that the next run may remove it: a build holds
/// its own path, so it cannot be made beside it.
public struct Destination: Sendable {
  /// The whole path.
  public let folder: String
  let part: String
  /// The folders on the way there that are missing, the outermost first.
  private let missing: [String]

  /// Says in a folder that nobody has finished it, and who removes it.
  public static let sign = "UNFINISHED"
  public static let signText = """
    “make fork” has not finished this folder. If it is no longer running, the next “make fork” \
    with the same OUT removes the folder and starts again.

    """

  /// Looks at a place, and changes nothing.
  ///
  /// - Parameter template: the checkout that is forked.
  /// - Throws: ``Refusal`` when something is there, or it is inside of the template.
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

  /// Takes the place: removes what an unfinished run left there, and makes the folder that is written to.
  /// It is held as long as the claim lives.
  ///
  /// - Throws: ``Refusal`` when somebody else writes there, or something has come to be there meanwhile,
  ///   ``ToolFailure`` when it cannot be made.
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

  /// Whether nothing is at a path, or an empty folder.
  private static func isFree(_ path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return true }
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true
  }

  /// Whether a run of this tool wrote what is there.
  private static func isSigned(_ path: String) -> Bool {
    (try? String(contentsOfFile: "\(path)/\(sign)", encoding: .utf8)) == signText
  }

  /// Gives what was written beside the folder its name.
  ///
  /// - Throws: ``Refusal`` when something has come to be there meanwhile.
  func rename() throws {
    guard unsafe Foundation.rename(part, folder) != 0 else { return }
    switch errno {
    case EEXIST, ENOTEMPTY, ENOTDIR: throw Self.isThere(folder)
    case let code:
      let reason = unsafe String(cString: strerror(code))
      throw ToolFailure("\(part) cannot be renamed to \(folder): \(reason).")
    }
  }

  /// Removes all that a run wrote, and nothing that another one did.
  func remove(of claim: FolderClaim) {
    for path in [part, folder] where claim.holds(path) {
      try? FileManager.default.removeItem(atPath: path)
    }
    removeMissing()
  }

  /// Removes the folders on the way that were not there before, where nothing else is in them.
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

  /// Where a folder leads that need not be there: the links of what is there tell.
  ///
  /// - Returns: its path, and the folders of it that are missing, the outermost first.
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
