import SwiftParser
import SwiftSyntax
import Toolbox

/// A contract suite, and what its text comes to when names are left out.
///
/// A fork of a feature brings a copy of its contract suites along, under other names. Whoever saw
/// the original fail has seen the copy fail, for as long as it is one.
struct ContractSuite: Hashable, Sendable {
  let name: String
  let shape: [String]

  /// Whether both are one suite under two names: each name of one stands, wherever it stands, for
  /// the same name of the other.
  func isTwin(of other: ContractSuite) -> Bool { name != other.name && shape == other.shape }

  /// The suites below a folder: types whose name says so, each with all files of its own folder
  /// that declare or extend it.
  static func all(below folder: String, in repository: Repository) throws(ToolFailure)
    -> [ContractSuite]
  {
    var files: [String: [SourceFileSyntax]] = [:]
    for path in repository.files(below: folder, suffix: ".swift") where path.contains("/Testing/") {
      let text = try repository.text(path)
      guard text.contains(suffix) else { continue }
      files[String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)), default: []]
        .append(Parser.parse(source: text))
    }
    return files.sorted { $0.key < $1.key }.flatMap { suites(of: $0.value) }
  }

  private static let suffix = "Contract"

  /// - Parameter files: of one folder, in order.
  static func suites(of files: [SourceFileSyntax]) -> [ContractSuite] {
    files.flatMap(\.publicTypes).filter { $0.hasSuffix(suffix) }.map { name in
      ContractSuite(name: name, shape: shape(of: files.filter { $0.speaks(of: name) }))
    }
  }

  /// The tokens of some files. A name is the number of the place where it is met first, and a text is
  /// a text, whatever it says. Imports and commas follow the formatter, and are left out.
  private static func shape(of files: [SourceFileSyntax]) -> [String] {
    var numbers: [String: Int] = [:]
    return files.flatMap(\.statements).filter { !$0.item.is(ImportDeclSyntax.self) }
      .flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap { token in
        switch token.tokenKind {
        case .comma, .endOfFile: return nil
        case .stringSegment: return "text"
        case .identifier(let name), .dollarIdentifier(let name):
          if numbers[name] == nil { numbers[name] = numbers.count }
          return "name \(numbers[name] ?? 0)"
        default: return token.text
        }
      }
  }
}

extension SourceFileSyntax {
  /// The public enums and structs that it declares.
  fileprivate var publicTypes: [String] {
    statements.compactMap { statement in
      let item = statement.item
      if let type = item.as(EnumDeclSyntax.self), type.modifiers.isPublic { return type.name.text }
      if let type = item.as(StructDeclSyntax.self), type.modifiers.isPublic {
        return type.name.text
      }
      return nil
    }
  }

  /// Whether it declares or extends a type.
  fileprivate func speaks(of type: String) -> Bool {
    publicTypes.contains(type)
      || statements.contains { statement in
        statement.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == type
      }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { $0.name.tokenKind == .keyword(.public) } }
}
