import SwiftParser
import SwiftSyntax
import Toolbox

/// Finds uses of a feature outside of its own folders: an import of one of its modules, its name in
/// the manifest, or its value of the composition.
struct FeatureUses {
  let feature: String
  private let modules: Set<String>

  /// - Parameter layers: the folders of the feature's module.
  init(of feature: String, layers: [String]) {
    self.feature = feature
    modules = Set(layers.map { feature + $0 })
  }

  /// Returns the places, each with its line of code: `Tests/Unit/Apps/StubEnvironment.swift:1:
  /// import BookmarksDomain`.
  ///
  /// - Parameter edits: the files without the feature's two lines.
  func places(
    in repository: Repository, after edits: [FeatureLines.Edit]
  ) throws(ToolFailure) -> [String] {
    let own = FeatureFolders(feature)
    let folders = ["Modules", "Apps", "Tests", "Benchmarks", "docs"]
    let files = try Git(in: repository.root).files(below: folders.filter(repository.exists))
    var places: [String] = []
    for path in ["Package.swift"] + files where path.hasSuffix(".swift") && !own.contains(path) {
      let edited = edits.first { $0.path == path }?.after
      let text = if let edited { edited } else { try repository.text(path) }
      // Skips parsing for files without the word, which are most.
      guard text.contains(feature) else { continue }
      places += uses(in: text).map { "\(path):\($0.line): \($0.text)" }
    }
    return places
  }

  private func uses(in text: String) -> [(line: Int, text: String)] {
    let file = Parser.parse(source: text)
    let places = SourceLocationConverter(fileName: "", tree: file)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [(line: Int, text: String)] = []
    for token in file.tokens(viewMode: .sourceAccurate) where names(token) {
      let line = places.location(for: token.positionAfterSkippingLeadingTrivia).line
      if found.last?.line == line { continue }
      found.append((line, String(lines[line - 1].drop { $0 == " " })))
    }
    return found
  }

  private func names(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .identifier(let name): name == "\(feature)Feature" || modules.contains(name)
    case .stringSegment(let text): modules.contains(text)
    default: false
    }
  }
}
