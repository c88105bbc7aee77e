import Foundation
public import Toolbox

/// The origin of a repository: the template, its commit, and the answers. `make upgrade` needs it
/// to merge a later version of the template.
public struct TemplateLock: Codable, Hashable, Sendable {
  public static let path = "template.lock"

  public struct Template: Codable, Hashable, Sendable {
    public var name: String
    /// The hash of a commit.
    public var version: String
  }

  public var answers: StandaloneAnswers
  public var template: Template

  public init(answers: StandaloneAnswers, version: String) {
    self.answers = answers
    template = Template(name: "Seams", version: version)
  }

  /// Reads the lock of a checkout.
  ///
  /// - Returns: `nil` if the checkout has no lock and is therefore not a fork.
  /// - Throws: ``ToolFailure`` when it cannot be read.
  public static func read(in repository: Repository) throws(ToolFailure) -> TemplateLock? {
    guard repository.exists(path) else { return nil }
    return try TemplateLock(text: try repository.text(path))
  }

  /// - Throws: ``ToolFailure`` if the text is not a lock, or contains invalid answers.
  public init(text: String) throws(ToolFailure) {
    do {
      self = try JSONDecoder().decode(TemplateLock.self, from: Data(text.utf8))
    } catch {
      throw ToolFailure(
        "\(Self.path) cannot be read: it is JSON with “answers” and “template”. Take it from an earlier "
          + "commit.")
    }
    let isNamed = answers.from != nil && answers.to != nil
    guard isNamed == (answers.kind != .empty), !template.version.isEmpty else {
      throw ToolFailure(
        "\(Self.path): “\(answers.kind.rawValue)” does not go with its names. Take it from an earlier commit."
      )
    }
  }

  /// The text of the file, sorted, so that equal answers give equal bytes.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // A value of strings alone is always JSON.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
