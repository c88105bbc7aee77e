import Foundation
import Toolbox

/// Formats the Swift files of a plan as `make lint` expects, all in one call.
///
/// Names of another length change the order of imports and the line breaks. The files are formatted
/// in their own folder below `.build`, so that no half-formatted file appears elsewhere.
struct SwiftFormatting {
  let repository: Repository

  private static let folder = "\(ForkFolder.path)/stage"

  func formatted(_ files: [PlannedFile]) throws(ToolFailure) -> [PlannedFile] {
    guard files.contains(where: \.isSwift) else { return files }
    let folder = repository.path(Self.folder)
    try? FileManager.default.removeItem(atPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files where file.isSwift {
      try repository.write(
        String(decoding: file.content, as: UTF8.self), to: "\(Self.folder)/\(file.path)")
    }
    let result = try Shell.run(
      [
        "swift", "format", "format", "--in-place", "--parallel", "--recursive",
        "--configuration", repository.path(".swift-format"), ".",
      ], in: folder, merged: true)
    guard result.succeeded else {
      let said = result.output.replacing(folder + "/", with: "")
      throw ToolFailure(
        """
        The new files cannot be formatted: the renaming caused a syntax error. Nothing was \
        written.
        \(SourceMap(files, in: repository).errors(in: said).joined(separator: "\n"))
        """)
    }
    var formatted: [PlannedFile] = []
    for var file in files {
      if file.isSwift {
        file.content = Data(try repository.text("\(Self.folder)/\(file.path)").utf8)
      }
      formatted.append(file)
    }
    return formatted
  }
}
