/// A table for a terminal: columns as wide as their content, numbers aligned to the right.
struct TextTable: Sendable {
  private var rows: [[String]]

  init(_ header: [String]) { rows = [header] }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows as lines, each indented by two spaces and without trailing blanks.
  var lines: [String] {
    let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column] : "" }
    }
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    let numeric = columns.map { $0.dropFirst().allSatisfy(Self.isNumber) }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return numeric[column] ? padding + cell : cell + padding
      }
      var line = "  " + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private static func isNumber(_ cell: String) -> Bool {
    cell.isEmpty || cell == "–" || cell.allSatisfy { $0.isNumber || ".,-%× ".contains($0) }
  }
}
