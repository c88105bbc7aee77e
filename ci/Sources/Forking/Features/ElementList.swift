import SwiftParser
import SwiftSyntax
package import Toolbox

/// A list in a Swift file with an element for each feature: `[ feature("X") ]` of the manifest, and
/// the arguments of `FeatureList( XFeature() )`.
///
/// An edit changes one line. Adding an element and removing it restores the bytes. A list of the
/// manifest has a comma at its end once it has two elements, as `swift format` wants it; arguments
/// have none.
package struct ElementList: Sendable {
  /// The file, from the root of the checkout.
  let path: String
  /// The name of the list in messages.
  let name: String
  /// Whether a comma ends the list.
  let hasLastComma: Bool
  /// Returns the list in a file as byte ranges, or `nil` if it is missing.
  let elements: @Sendable (SourceFileSyntax) -> Elements?
  /// The beginning of a feature's element, without its arguments.
  let head: @Sendable (String) -> String
  /// The end of an element without arguments.
  let tail: String

  /// The range of an element, and of the comma after it.
  struct SyntaxRange: Sendable {
    let text: String
    let start: Int
    let end: Int
    /// The place after its comma, or `nil` if it has no comma.
    let comma: Int?

    init(_ node: some SyntaxProtocol, comma: TokenSyntax?) {
      text = node.trimmedDescription
      start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      end = node.endPositionBeforeTrailingTrivia.utf8Offset
      self.comma = comma?.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  /// The elements of a list, and the range between its brackets.
  struct Elements: Sendable {
    let all: [SyntaxRange]
    let inside: Range<Int>

    init(_ all: [SyntaxRange], from open: TokenSyntax, to close: TokenSyntax) {
      self.all = all
      let start = open.endPositionBeforeTrailingTrivia.utf8Offset
      inside = start..<max(start, close.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  /// Whether the list has an element for a feature.
  package func contains(_ feature: String, in text: String) throws(ToolFailure) -> Bool {
    try list(in: text).all.contains { $0.text.hasPrefix(head(feature)) }
  }

  /// Returns the file with an element added to the end of the list.
  ///
  /// - Parameter template: the feature whose arguments are copied to the element, if it has any.
  package func adding(
    _ feature: String, like template: String? = nil, to text: String
  ) throws(ToolFailure) -> String {
    let list = try list(in: text), ranges = list.all
    let pattern = template.flatMap { template in
      ranges.first { $0.text.hasPrefix(head(template)) }?.text.dropFirst(head(template).count)
    }
    let element = head(feature) + (pattern ?? tail[...])
    let bytes = Array(text.utf8)
    guard let last = ranges.last else { return Self.begun(bytes, list.inside, with: element) }
    let indentation = Self.indentation(before: last.start, in: bytes)
    let separator = indentation.map { "\n" + $0 } ?? " "
    let place = last.comma ?? last.end
    let comma = hasLastComma && indentation != nil ? "," : ""
    let added = (last.comma == nil ? "," : "") + separator + element + comma
    return Self.text(bytes[..<place]) + added + Self.text(bytes[place...])
  }

  /// Returns the file without an element.
  package func removing(_ feature: String, from text: String) throws(ToolFailure) -> String {
    let list = try list(in: text), ranges = list.all
    guard let index = ranges.firstIndex(where: { $0.text.hasPrefix(head(feature)) }) else {
      throw ToolFailure("\(path) has no “\(head(feature) + tail)” in \(name).")
    }
    let bytes = Array(text.utf8), gone = ranges[index]
    guard ranges.count > 1 else {
      return Self.text(bytes[..<list.inside.lowerBound])
        + Self.text(bytes[list.inside.upperBound...])
    }
    if index == 0 {
      let next = ranges[1]
      // The only remaining element has no comma.
      let rest = ranges.count == 2 ? next.comma ?? next.end : next.end
      return Self.text(bytes[..<gone.start]) + Self.text(bytes[next.start..<next.end])
        + Self.text(bytes[rest...])
    }
    let before = ranges[index - 1], behind = gone.comma ?? gone.end
    // The last argument of a call has no comma either.
    let keepsComma = gone.comma != nil && ranges.count > 2
    let kept = keepsComma ? before.comma ?? before.end : before.end
    return Self.text(bytes[..<kept]) + Self.text(bytes[behind...])
  }

  /// Returns the file with the first element of an empty list, on its own line.
  private static func begun(_ bytes: [UInt8], _ inside: Range<Int>, with element: String) -> String
  {
    let line = bytes[..<inside.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = text(bytes[line...].prefix { $0 == UInt8(ascii: " ") })
    return text(bytes[..<inside.lowerBound]) + "\n\(indentation)  \(element)\n\(indentation)"
      + text(bytes[inside.upperBound...])
  }

  private func list(in text: String) throws(ToolFailure) -> Elements {
    guard let list = elements(Parser.parse(source: text)) else { throw missing() }
    return list
  }

  private func missing() -> ToolFailure {
    ToolFailure(
      "\(path) has no \(name) for “\(head("X") + tail)”, so a feature cannot be added there.")
  }

  /// Returns the indentation of an element that is first on its line, or `nil` for other elements.
  private static func indentation(before place: Int, in bytes: [UInt8]) -> String? {
    let line = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[line..<place]
    return blanks.allSatisfy { $0 == UInt8(ascii: " ") } ? text(blanks) : nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
