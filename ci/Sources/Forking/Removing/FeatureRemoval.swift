import Foundation
import Toolbox

/// Removes a feature: its folders, its two lines and the listings of its API. Restores or
/// regenerates the generated pages.
public struct FeatureRemoval: Sendable {
  public let workshop: Workshop
  /// Whether to remove changes that neither git nor the tool can restore.
  public var allowsChanges = false
  /// Whether to regenerate the pages that need a build.
  public var builds = true

  public init(in workshop: Workshop) {
    self.workshop = workshop
  }

  /// The files and lines to remove.
  public struct Plan: Sendable {
    public let feature: String
    /// The feature's own files, and its API listings.
    public let files: [String]
    public let edits: [FeatureLines.Edit]
    let pages: [String]
    let receipt: Receipt?

    public var text: String {
      var lines = ["\(files.count) files would go:"] + files.map { "  \($0)" }
      for edit in edits { lines += ["\(edit.path):"] + edit.changedLines.map { "  \($0)" } }
      return lines.joined(separator: "\n")
    }
  }

  /// - Throws: ``Refusal`` if there is no such feature, if others use it, or if unsaved work would
  ///   be lost.
  public func plan(for feature: String) throws -> Plan {
    let repository = workshop.repository
    // The name becomes part of paths, so an invalid name could refer to any folder.
    let isName = feature.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let isFeature = FeatureFolders.features(in: repository).contains(feature)
    let edits = isName ? try FeatureLines.removing(feature, in: repository) : []
    guard isName, feature != "Core", isFeature || !edits.isEmpty else {
      let features = FeatureFolders.features(in: repository).joined(separator: ", ")
      throw Refusal("Unknown feature “\(feature)”. Use one of: \(features).")
    }
    let folders = FeatureFolders(feature).existing(in: repository)
    let layers = FeatureFolders.subfolders(of: "Modules/\(feature)", in: repository)
    let uses = try FeatureUses(of: feature, layers: layers).places(in: repository, after: edits)
    guard uses.isEmpty else {
      throw Refusal(
        (["\(feature) is used outside of its folders:"] + uses.map { "  \($0)" } + [
          "Take these out first."
        ]).joined(separator: "\n"))
    }
    let files = folders.flatMap { repository.allFiles(below: $0) }
    let receipt = Receipt.read(feature, in: repository)
    try checkSaved(files, of: feature, receipt)
    let listings = GeneratedPages.listings(of: feature, layers: Set(layers))
      .filter(repository.exists)
    return Plan(
      feature: feature, files: files + listings, edits: edits,
      pages: GeneratedPages.paths(in: repository, without: feature).filter {
        !listings.contains($0)
      }, receipt: receipt)
  }

  private func checkSaved(_ files: [String], of feature: String, _ receipt: Receipt?) throws {
    guard !allowsChanges else { return }
    let unsaved = try UnsavedFiles(repository: workshop.repository).among(files, receipt: receipt)
    guard !unsaved.isEmpty else { return }
    throw Refusal(
      (["These files of \(feature) are in no commit, and would be lost:"]
        + unsaved.prefix(10).map { "  \($0)" }
        + (unsaved.count > 10 ? ["  … and \(unsaved.count - 10) more"] : []) + [
          "Commit them first; or say DIRTY=1 to lose them."
        ]).joined(separator: "\n"))
  }

  /// Carries out a plan.
  ///
  /// - Throws: ``ToolFailure`` if a file cannot be removed or a program cannot be started;
  ///   ``Interrupted``. Everything is restored then.
  public func remove(_ plan: Plan) throws -> FeatureReport {
    let repository = workshop.repository
    let lines = plan.files.reduce(0) { count, path in
      let content = FileManager.default.contents(atPath: repository.path(path)) ?? Data()
      return count + content.count { $0 == UInt8(ascii: "\n") }
    }
    let report = try workshop.journaled(
      "removal of \(plan.feature)",
      changing: plan.files + plan.edits.map(\.path) + plan.pages
    ) {
      let start = ContinuousClock.now
      let before = plan.receipt?.pagesBefore(plan.feature, in: repository)
      try workshop.writer.remove(plan.files)
      removeEmptyFolders(of: plan.feature)
      try workshop.writer.write(plan.edits)
      var report = FeatureReport(
        feature: plan.feature, deed: "removed", files: plan.files.count, lines: lines,
        seconds: [("removing", (ContinuousClock.now - start) / .seconds(1))])
      if let before {
        for page in before {
          try workshop.writer.write(page.content, to: page.path, mode: nil)
        }
      } else if builds {
        try report.add(workshop.checks.runForPages(), [], in: repository)
      }
      return (report, stays: report.failure == nil)
    }
    if report.failure == nil { Receipt.remove(plan.feature, in: repository) }
    return report
  }

  /// Removes empty folders, which git does not track.
  private func removeEmptyFolders(of feature: String) {
    for folder in FeatureFolders(feature).existing(in: workshop.repository) {
      try? FileManager.default.removeItem(atPath: workshop.repository.path(folder))
    }
  }
}

extension Repository {
  /// Returns every file below a folder, including hidden and ignored ones, relative to the root, in
  /// order.
  func allFiles(below folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path(folder))) ?? []
    return names.map { "\(folder)/\($0)" }.filter { name in
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
