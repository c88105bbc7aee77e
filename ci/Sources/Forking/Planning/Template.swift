public import Foundation
public import Toolbox

/// The files that a new feature is made of.
public struct Template: Sendable {
  /// The name to replace.
  public let feature: String
  public let files: [File]

  public struct File: Hashable, Sendable {
    /// The path of the template's file, from the root of the checkout:
    /// `ci/Template/Modules/Notes/README.md`.
    public let source: String
    /// The path that the file would have in a feature of this checkout: `Modules/Notes/README.md`.
    public let place: String
    public let content: Data
    /// Its permissions, as a mode of chmod.
    public let mode: Int

    /// The text, or `nil` if the content is not UTF-8.
    public var text: String? { String(data: content, encoding: .utf8) }

    public var isSwift: Bool { place.hasSuffix(".swift") }
  }

  /// The folder that `make new` takes its template from, laid out like the checkout.
  public static let minimal = (folder: "ci/Template", feature: "Notes")

  /// Reads a feature of the checkout: its tracked files, and new files that are not ignored.
  ///
  /// - Throws: ``Refusal`` if there is no such feature, ``ToolFailure`` if a file cannot be read.
  public init(of feature: String, in repository: Repository) throws {
    let features = FeatureFolders.features(in: repository)
    guard features.contains(feature) else {
      throw Refusal(
        "Unknown feature “\(feature)”. Use one of: "
          + features.joined(separator: ", ") + ".")
    }
    let folders = FeatureFolders(feature).existing(in: repository)
    self = try Template(feature: feature, below: folders, prefix: "", in: repository)
  }

  /// The minimal feature.
  public init(minimalIn repository: Repository) throws(ToolFailure) {
    let (folder, feature) = Self.minimal
    let template = try Template(
      feature: feature, below: [folder], prefix: folder + "/", in: repository)
    guard !template.files.isEmpty else {
      throw ToolFailure("\(folder) has no files: there is no template for a new feature.")
    }
    self = template
  }

  private init(
    feature: String, below folders: [String], prefix: String, in repository: Repository
  ) throws(ToolFailure) {
    self.feature = feature
    var files: [File] = []
    let own = FeatureFolders(feature)
    for source in try Git(in: repository.root).files(below: folders) {
      let place = String(source.dropFirst(prefix.count))
      guard own.contains(place) else { continue }
      let path = repository.path(source)
      guard let content = FileManager.default.contents(atPath: path) else {
        throw ToolFailure("\(source) cannot be read.")
      }
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0o644
      files.append(File(source: source, place: place, content: content, mode: mode))
    }
    self.files = files
  }
}
