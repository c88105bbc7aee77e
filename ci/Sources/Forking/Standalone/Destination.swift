import Foundation
public import Toolbox

/// The folder that a repository of its own is written to.
///
/// It is written beside itself, as `watchers.part`, and gets its name when it is whole. From then on
/// until its first commit a file says that it is not finished: builds hold their own path, so they
/// cannot be made beside it.
public struct Destination: Sendable {
  /// The whole path.
  public let folder: String
  let part: String

  /// Says in a folder that nobody has finished it, and who removes it.
  public static let sign = "UNFINISHED"
  public static let signText = """
    “make fork” has not finished this folder. Where nobody works on it any more, the next “make fork” \
    with the same OUT removes it and begins anew.

    """

  /// Looks at a place, and removes what an unfinished run left there.
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
    // The folder need not be there, so its parent tells where links lead.
    let parent = Self.realPath(url.deletingLastPathComponent())
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
      throw Refusal("“\(parent)” is no folder, so nothing can be in it. Choose another OUT.")
    }
    try clear()
  }

  private func clear() throws {
    let files = FileManager.default
    let isSigned =
      (try? String(contentsOfFile: "\(folder)/\(Self.sign)", encoding: .utf8)) == Self.signText
    for path in [part] + (isSigned ? [folder] : []) where files.fileExists(atPath: path) {
      guard FolderClaim(path) != nil else { throw Self.isBusy(folder) }
      do {
        try files.removeItem(atPath: path)
      } catch {
        throw ToolFailure(
          "What an unfinished run left of \(folder) cannot be removed: \(error.localizedDescription)"
        )
      }
    }
    guard files.fileExists(atPath: folder) else { return }
    let content = try? files.contentsOfDirectory(atPath: folder)
    guard content?.isEmpty == true else { throw Self.isThere(folder) }
  }

  /// Takes the place, and makes the folder that is written to. It is held as long as the claim lives.
  ///
  /// - Throws: ``Refusal`` when somebody else writes there, ``ToolFailure`` when it cannot be made.
  func claim() throws -> FolderClaim {
    do {
      try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("\(part) cannot be made: \(error.localizedDescription)")
    }
    guard let claim = FolderClaim(part) else { throw Self.isBusy(folder) }
    return claim
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

  private static func realPath(_ url: URL) -> String {
    let path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
