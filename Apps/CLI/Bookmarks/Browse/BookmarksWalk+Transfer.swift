import BookmarksDomain
import Composition
import CoreDomain

extension BookmarksWalk {
  /// Imports a bookmark file.
  mutating func importFile(_ path: String) async throws(BrowseFailure) {
    guard !path.isEmpty else { throw .mistake("Write “import FILE”.") }
    guard path != "-" else {
      throw .mistake("Standard input is where the orders come from. Name a file.")
    }
    let source: any ByteSource
    do throws(FileFailure) {
      source = try await context.files.source(path)
    } catch {
      throw .mistake(error.description)
    }
    let screen = screens.transfer(navigator: navigator)
    let view = BookmarkImportView(json: false)
    try landing.tell(
      await ScreenBinding(view: view.printout, progress: view.progress)
        .printout(of: await screen.states(), telling: context.progressLine) {
          await screen.importFile(source, as: nil, folders: .tags, encoding: nil)
        })
    try await leave(screen)
  }

  /// Exports all bookmarks to a file; the file name decides the format.
  mutating func exportFile(_ path: String) async throws(BrowseFailure) {
    guard !path.isEmpty else { throw .mistake("Write “export FILE”.") }
    let screen = screens.transfer(navigator: navigator)
    try landing.tell(
      await context.export(
        by: screen, to: path, as: BookmarkFileKind(of: path),
        view: BookmarkExportView(path: path, json: false)))
    try await leave(screen)
  }

  private mutating func leave(_ screen: any BookmarkTransferScreen) async throws(BrowseFailure) {
    await screen.close()
    try await followRoutes()
  }
}
