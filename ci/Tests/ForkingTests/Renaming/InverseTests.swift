import Forking
import Foundation
import Testing
import Toolbox

/// Renames every file of the forked feature and renames it back. The bytes must be the same. In
/// between, the old name may only occur where the renaming reports it.
@Suite struct InverseTests {
  private static let folders = [
    "Modules/Bookmarks", "Apps/Composition/Bookmarks", "Apps/CLI/Bookmarks",
    "Apps/Server/Bookmarks", "Tests/TypeLevel/Bookmarks", "Tests/Unit/Bookmarks",
    "Tests/Integration/Bookmarks", "Tests/EndToEnd/Bookmarks",
  ]

  private static let renamings = [
    Renaming.bookmarks(to: "PaintColors", "PaintColor", keeping: ["NETSCAPE-Bookmark-file-1"]),
    .bookmarks(to: "Oceans", "Ocean", keeping: ["NETSCAPE-Bookmark-file-1"]),
  ]

  @Test(arguments: folders, renamings)
  func restoresEveryFileOfTheFeature(_ folder: String, _ renaming: Renaming) throws {
    let repository = try Repository(around: Self.here)
    let files = repository.files(below: folder)
    #expect(!files.isEmpty)
    for file in files {
      let text = try repository.text(file)
      let there = renamed(text, of: file, by: renaming)
      #expect(renamed(there.text, of: file, by: renaming.inverse).text == text, "\(file)")
      #expect(renaming.inverse.path(renaming.path(file)) == file)
      let left = there.text.lowercased().ranges(of: "bookmark").count
      #expect(left == there.kept.count + there.odd.count, "\(file)")
    }
  }

  @Test func changesMostFiles() throws {
    let repository = try Repository(around: Self.here)
    let changed = try repository.files(below: "Modules/Bookmarks", suffix: ".swift").filter {
      let text = try repository.text($0)
      return Renaming.paintColors.source(text).text != text
    }
    #expect(changed.count > 40)
  }

  private func renamed(_ text: String, of file: String, by renaming: Renaming) -> Renamed {
    file.hasSuffix(".swift") ? renaming.source(text) : renaming.text(text)
  }

  private static let here = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().path(percentEncoded: false)
}
