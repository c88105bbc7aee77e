import SwiftSyntax
import Toolbox

extension ElementList {
  /// `let features = [ feature("X") ]` of the manifest.
  package static let manifest = ElementList(
    path: "Package.swift", name: "list “features”", hasLastComma: true,
    elements: { file in
      let finder = ListFinder(viewMode: .sourceAccurate)
      finder.walk(file)
      return finder.array
    },
    head: { "feature(\"\($0)\"" }, tail: ")")

  /// `FeatureList( XFeature() )` of the composition.
  package static let composition = ElementList(
    path: "Apps/Composition/AllFeatures.swift", name: "call of “FeatureList”",
    hasLastComma: false,
    elements: { file in
      let finder = ListFinder(viewMode: .sourceAccurate)
      finder.walk(file)
      return finder.arguments
    },
    head: { "\($0)Feature(" }, tail: ")")

  /// The lists that have an element for each feature.
  static let ofFeatures = [manifest, composition]
}

/// The two lines of a feature outside of its folders.
public enum FeatureLines {
  /// The text of a file before and after an edit.
  public struct Edit: Hashable, Sendable {
    /// The path from the root of the checkout.
    public let path: String
    public let before: String
    public let after: String
  }

  /// Returns the two files with a feature added.
  ///
  /// - Parameter template: the feature that it is made from, whose arguments are copied.
  static func adding(
    _ feature: String, like template: String, in repository: Repository
  ) throws(ToolFailure) -> [Edit] {
    var edits: [Edit] = []
    for list in ElementList.ofFeatures {
      let text = try repository.text(list.path)
      guard try !list.contains(feature, in: text) else { continue }
      edits.append(
        Edit(
          path: list.path, before: text, after: try list.adding(feature, like: template, to: text)))
    }
    return edits
  }

  /// Returns the two files with a feature removed. A missing line is not an error.
  static func removing(
    _ feature: String, in repository: Repository
  ) throws(ToolFailure) -> [Edit] {
    var edits: [Edit] = []
    for list in ElementList.ofFeatures {
      let text = try repository.text(list.path)
      guard try list.contains(feature, in: text) else { continue }
      edits.append(
        Edit(path: list.path, before: text, after: try list.removing(feature, from: text)))
    }
    return edits
  }
}

extension FeatureLines.Edit {
  /// The removed and added lines, as in a diff: `- …`, `+ …`.
  public var changedLines: [String] {
    let old = before.split(separator: "\n", omittingEmptySubsequences: false)
    let new = after.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }
}

/// Finds the lists that have an element for each feature.
private final class ListFinder: SyntaxVisitor {
  var array: ElementList.Elements?
  var arguments: ElementList.Elements?

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == "features",
      let list = node.initializer?.value.as(ArrayExprSyntax.self)
    {
      array =
        array
        ?? ElementList.Elements(
          list.elements.map { .init($0.expression, comma: $0.trailingComma) },
          from: list.leftSquare, to: list.rightSquare)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "FeatureList", let open = node.leftParen,
      let close = node.rightParen
    {
      arguments =
        arguments
        ?? ElementList.Elements(
          node.arguments.map { .init($0.expression, comma: $0.trailingComma) }, from: open,
          to: close)
    }
    return .visitChildren
  }
}
