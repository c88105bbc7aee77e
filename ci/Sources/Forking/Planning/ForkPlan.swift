import Foundation
public import Toolbox

/// The files and lines to write for a new feature.
public struct ForkPlan: Sendable {
  /// The new feature's name.
  public let feature: String
  /// The singular name of its things.
  public let entity: String
  public let files: [PlannedFile]
  /// The lines outside of the feature's folders.
  public let edits: [FeatureLines.Edit]
  /// Kept literals of other programs, by their place in the template.
  public let kept: [Place]
  /// Words that contain a name and were not renamed, by their place in the template.
  public let odd: [Place]

  public struct Place: Hashable, Sendable {
    public let word: String
    public let path: String
    public let line: Int
  }

  /// Plans a feature.
  ///
  /// - Throws: ``Refusal`` if a file exists already, ``ToolFailure`` if the template cannot be
  ///   renamed or a shared file has no place for the feature.
  public init(
    _ request: FeatureRequest, from template: Template, in repository: Repository
  ) throws {
    let renaming = try Self.renaming(request, of: template)
    var files: [PlannedFile] = [], kept: [Place] = [], odd: [Place] = []
    for file in template.files {
      let path = renaming.path(file.place)
      guard FeatureFolders(request.to.plural).contains(path) else {
        throw ToolFailure("\(file.source) would become \(path), outside of the feature's folders.")
      }
      guard let text = file.text else {
        files.append(
          PlannedFile(path: path, source: file.source, mode: file.mode, content: file.content))
        continue
      }
      let here = renaming.in(file.place)
      let renamed = file.isSwift ? here.source(text) : here.text(text)
      // Moves an expectation that a longer name pushes past the end of its line, because the
      // formatter would break the line there.
      let content = file.isSwift ? ExpectationLines().moved(in: renamed.text) : renamed.text
      kept += renamed.kept.map { Place(word: $0.literal, path: file.source, line: $0.line) }
      odd += renamed.odd.map { Place(word: $0.word, path: file.source, line: $0.line) }
      files.append(
        PlannedFile(
          path: path, source: file.source, mode: file.mode, content: Data(content.utf8)))
    }
    try Self.checkPlaces(of: files, in: repository)
    feature = request.to.plural
    entity = request.to.singular
    self.files = try SwiftFormatting(repository: repository).formatted(files)
    edits = try FeatureLines.adding(
      request.to.plural, like: template.feature, in: repository)
    self.kept = kept
    self.odd = odd
  }

  /// Returns the renaming of a request.
  ///
  /// - Throws: ``ToolFailure`` if a name has no words.
  static func renaming(
    _ request: FeatureRequest, of template: Template
  ) throws(ToolFailure) -> Renaming {
    var pairs: [Renaming.Pair] = []
    for (from, to) in request.pairs {
      for (old, new) in [(from.plural, to.plural), (from.singular, to.singular)] {
        guard let oldName = FeatureName(old), let newName = FeatureName(new) else {
          throw ToolFailure("“\(old)” cannot become “\(new)”.")
        }
        pairs.append(Renaming.Pair(from: oldName, to: newName))
      }
    }
    return Renaming(pairs, keeping: WorldWords.words(of: template))
  }

  private static func checkPlaces(
    of files: [PlannedFile], in repository: Repository
  ) throws {
    var sources: [String: String] = [:]
    for file in files {
      if let other = sources.updateValue(file.source, forKey: file.path) {
        throw ToolFailure("\(other) and \(file.source) would both become \(file.path).")
      }
      if repository.exists(file.path) {
        throw Refusal("\(file.path) is there already, and nothing is overwritten. Remove it first.")
      }
    }
    try checkFolders(of: files, in: repository)
    try checkModules(of: files, in: repository)
  }

  /// Throws if a file has the path of a folder that the fork needs.
  private static func checkFolders(
    of files: [PlannedFile], in repository: Repository
  ) throws(Refusal) {
    for folder in Set(files.flatMap { Self.folders(above: $0.path) }).sorted()
    where repository.exists(folder) && !repository.isFolder(folder) {
      throw Refusal("“\(folder)” is a file, and a folder has to be there. Move it out of the way.")
    }
  }

  /// Throws if a module would have two files of the same name, even in different folders.
  private static func checkModules(
    of files: [PlannedFile], in repository: Repository
  ) throws {
    let there = try Git(in: repository.root).files(below: ["Apps"]).filter {
      $0.hasSuffix(".swift")
    }
    let taken = Dictionary(there.map { (Self.moduleName($0), $0) }) { first, _ in first }
    for file in files where file.path.hasPrefix("Apps/") {
      guard let other = taken[Self.moduleName(file.path)] else { continue }
      throw Refusal(
        "\(file.path) would be the second file of that name in its module, beside \(other). Choose "
          + "another name.")
    }
  }

  /// The app and the file's name: `CLI/RecipesCommand.swift`.
  private static func moduleName(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return "\(parts.dropFirst().first ?? "")/\(parts.last ?? "")"
  }

  private static func folders(above path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// How many lines the new files have.
  public var lineCount: Int { files.reduce(0) { $0 + $1.lineCount } }
}
