package import Toolbox

/// The owners of files outside of the features' folders that do not belong in every fork: the table
/// of `ci/Standalone/README.md`.
package struct Belongings {
  static let page = "ci/Standalone/README.md"
  static let heading = "## Belongings"

  struct Row: Hashable {
    /// Files, and folders with a slash at their end.
    let paths: [String]
    /// Features, or ``Marks/template``.
    let owners: Set<String>
  }

  let rows: [Row]

  /// - Throws: ``ToolFailure`` if the table is missing, or if a row has a missing path or no owner.
  package init(of tree: FileTree) throws(ToolFailure) {
    guard let text = tree[Self.page]?.text else {
      throw ToolFailure("\(Self.page) is missing: it says which files are whose.")
    }
    let names = Set(tree.features).union([Marks.template])
    var rows: [Row] = []
    for row in try Self.table(in: text).rows {
      let place = "\(Self.page):\(row.line)"
      let paths = row.plainText("path").split(separator: ",").map(\.trimmed)
      if let path = paths.first(where: { tree.paths(at: $0).isEmpty }) ?? (paths.isEmpty ? "" : nil)
      {
        throw ToolFailure(
          "\(place): “\(path)” is not there. Take the row out, or name a file, or a folder with “/” at "
            + "its end.")
      }
      let owners = row.plainText("belongs to").split(separator: ",").map(\.trimmed)
      if let stranger = owners.first(where: { !names.contains($0) }) ?? (owners.isEmpty ? "" : nil)
      {
        throw ToolFailure(
          "\(place): Unknown feature “\(stranger)”. A row belongs to "
            + "\(names.sorted().joined(separator: ", or ")).")
      }
      rows.append(Row(paths: paths, owners: Set(owners)))
    }
    self.rows = rows
  }

  /// The table below the heading, with the lines of the page.
  private static func table(in text: String) throws(ToolFailure) -> MarkdownTable {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0 == heading } ?? lines.count) + 1
    let tables = try MarkdownTable.all(in: text, file: page)
    guard let table = tables.first(where: { $0.line > line }),
      table.columns == ["path", "belongs to", "why"]
    else {
      throw ToolFailure(
        "\(page) has no table “path | belongs to | why” below “\(heading)”.")
    }
    return table
  }

  /// Returns the files of a tree whose owners are not kept. A file in two rows is removed with
  /// either owner.
  package func others(in tree: FileTree, keeping kept: Set<String>) -> Set<String> {
    Set(rows.filter { $0.owners.isDisjoint(with: kept) }.flatMap(\.paths).flatMap(tree.paths))
  }

  /// Returns the files that belong to a feature and to no other owner.
  func files(of feature: String, in tree: FileTree) -> [String] {
    Set(rows.filter { $0.owners == [feature] }.flatMap(\.paths).flatMap(tree.paths)).sorted()
  }
}
