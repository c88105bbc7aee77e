import BookmarksDomain
import CoreDomain

/// Turns uploads and downloads into intents of the transfer's screen.
struct BookmarkTransferController: Sendable {
  let screen: any BookmarkTransferScreen

  /// Imports an uploaded file of the form.
  func importFile(_ form: MultipartForm) async throws(Problem) {
    await screen.importFile(
      form.file, as: nil, folders: try form.fields.word("folders") ?? .tags,
      encoding: form.fields["encoding"])
  }

  /// Imports the request's body: HTML or JSON by its content type, unless `format` overrides it.
  func importFile(_ request: ServerRequest) async throws(Problem) {
    let query = request.query
    let type = try request.type(of: ["text/html", "application/json"])
    let kind: BookmarkFileKind = type == "text/html" ? .netscape : .json
    await screen.importFile(
      request.source, as: try query.word("format") ?? kind,
      folders: try query.word("folders") ?? .tags, encoding: query["encoding"])
  }

  /// Writes a file.
  func exportFile(to sink: any ByteSink, as kind: BookmarkFileKind) async {
    await screen.exportFile(to: sink, as: kind)
  }
}
