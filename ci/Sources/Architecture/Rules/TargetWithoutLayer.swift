import Evidence

extension Rule {
  static let targetWithoutLayer = Rule(
    "target-without-layer", lenses: [.declared],
    "Every target has a layer, and stands in the folder of that layer.",
    why: "A target that no row speaks of is a target that no rule holds.",
    example: """
      // Package.swift, with no row for “BookmarksHelpers” in docs/layers.md:
      .target(name: "BookmarksHelpers", path: "Modules/Bookmarks/Helpers")
      """,
    instead: """
      Put the code into one of the layers. When it is truly another layer, give it a row in \
      docs/layers.md.
      """
  ) { inspection in
    inspection.evidence.manifest.targets.compactMap { finding($0, inspection) }
  }

  private static func finding(_ target: Manifest.Target, _ inspection: Inspection) -> Finding? {
    guard let layer = inspection.layer(of: target) else {
      return Finding(
        "target-without-layer", .manifest, target: target.name, subject: target.name,
        "no layer has a target “\(target.name)”.",
        reason: "A target that no row of \(LayerTable.path) speaks of is held by no rule.",
        instead: "name it after its layer, such as `{Feature}ViewModel`, or give it a row there.")
    }
    let folder = layer.folder.filled(with: layer.pattern.binding(of: target.name) ?? "")
    guard folder != target.path else { return nil }
    return Finding(
      "target-without-layer", .manifest, target: target.name, subject: target.name,
      "“\(target.name)” stands in \(target.path).",
      reason: "The folder path is the architecture: its layer says \(folder).",
      instead: "move the folder to \(folder), or rename the target after the layer that it is.")
  }
}
