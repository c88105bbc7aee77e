public import Foundation

/// A file of the new feature, as it will be written.
public struct PlannedFile: Hashable, Sendable {
  /// The path from the root of the checkout.
  public let path: String
  /// The file of the template that it comes from.
  public let source: String
  public let mode: Int
  /// The renamed content, with the line breaks of the template.
  let renamed: Data
  /// The content to write. Swift is formatted again, because names of another length change line
  /// breaks.
  public internal(set) var content: Data

  init(path: String, source: String, mode: Int, content: Data) {
    self.path = path
    self.source = source
    self.mode = mode
    renamed = content
    self.content = content
  }

  public var isSwift: Bool { path.hasSuffix(".swift") }

  public var lineCount: Int { content.count { $0 == UInt8(ascii: "\n") } }

  /// The line of the template that a line of this file comes from, both counted from 1. If the
  /// formatter changed the line breaks, this is the last earlier line that both have.
  public func sourceLine(of line: Int) -> Int {
    let old = Self.lines(renamed), new = Self.lines(content)
    guard old != new else { return line }
    let change = new.difference(from: old)
    var removed: Set<Int> = [], inserted: Set<Int> = []
    for step in change {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    // Walks over the lines that both versions have.
    var at = 0
    var found = 1
    for index in 0..<min(line, new.count) {
      if inserted.contains(index) { continue }
      while removed.contains(at) { at += 1 }
      found = at + 1
      at += 1
    }
    return found
  }

  private static func lines(_ data: Data) -> [Substring] {
    String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
