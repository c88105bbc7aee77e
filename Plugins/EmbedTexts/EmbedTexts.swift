import Foundation
import PackagePlugin

/// Embeds the files in the folder `Texts` of a target in the program. `Texts/Cities.csv` becomes the
/// string literal `Texts.cities`.
@main struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Texts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = names.filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "Texts.swift")
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: try context.tool(named: "embed-texts").url,
        arguments: [output.path] + files.map(\.path), inputFiles: files, outputFiles: [output])
    ]
  }
}
