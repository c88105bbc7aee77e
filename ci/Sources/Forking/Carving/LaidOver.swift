import Foundation
import Toolbox

/// The files that replace those of the template in a fork: the files of folders of `ci/Standalone`,
/// at the same paths, with the feature's names filled in.
struct LaidOver {
  static let folder = "ci/Standalone"

  /// The values of the placeholders in braces.
  let names: [String: String]

  /// - Parameters:
  ///   - feature: Its plural and singular names; `nil` in a tree without features.
  ///   - from: Its name in the template.
  ///   - command: The name of the feature's command group.
  ///
  /// NB: the version is not a parameter. A line with the version would change in each upgrade, and
  /// conflict with the forker's own edits.
  init(
    _ feature: (plural: FeatureName, singular: FeatureName)?, from: String?, command: String?
  ) {
    var names: [String: String] = [:]
    if let from { names["From"] = from }
    if let (plural, singular) = feature {
      names["Feature"] = plural.upperCamel
      names["Entity"] = singular.upperCamel
      names["feature"] = command ?? plural.kebab
      names["features"] = names["feature"]
    }
    self.names = names
  }

  /// Lays the files of a folder of the template over a tree.
  ///
  /// - Parameters:
  ///   - whole: the tree of the template, which has the folder.
  ///   - skipping: Paths to leave unchanged.
  func lay(_ kind: String, of whole: FileTree, over tree: inout FileTree) {
    let folder = "\(Self.folder)/\(kind)/"
    for source in whole.paths(at: folder) {
      guard var file = whole[source] else { continue }
      if let text = file.text { file.content = Data(filled(text).utf8) }
      tree[filled(String(source.dropFirst(folder.count)))] = file
    }
  }

  private func filled(_ text: String) -> String {
    names.sorted { $0.key < $1.key }.reduce(text) { text, name in
      text.replacing("{\(name.key)}", with: name.value)
    }
  }
}
