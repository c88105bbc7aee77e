import BookmarksDomain
import CoreDomain
import HTTPTypes

/// Uploads and downloads, which are streamed and never held in memory as a whole.
extension BookmarkPrograms {
  func importFile(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.transfer(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkTransferController(screen: screen).importFile(request)
    return try await ScreenBinding(view: BookmarkTransferJSON()).reply(to: states)
  }

  /// Starts a download. Checks first that the store responds, because the status is sent before the
  /// first bookmark. If the store fails later, the connection is closed in the middle of the file.
  func exportFile(_ request: ServerRequest) async throws -> ServerReply {
    let kind = try request.query.word("format", as: BookmarkFileKind.self) ?? .netscape
    try await checkReadiness()
    let stream = ReplyStream { [screens] sink in
      let screen = screens.transfer(navigator: RedirectNavigator())
      let states = await screen.states()
      await BookmarkTransferController(screen: screen).exportFile(to: sink, as: kind)
      _ = try await ScreenBinding(view: BookmarkExportView()).reply(to: states)
    }
    return ServerReply(
      fields: [
        .contentType: kind == .netscape ? "text/html; charset=utf-8" : "application/json",
        .contentDisposition:
          "attachment; filename=\"bookmarks.\(kind == .netscape ? "html" : "json")\"",
        .cacheControl: "no-store",
      ], stream: stream)
  }

  /// Makes the cheapest request to the store.
  @Sendable func checkReadiness() async throws(Problem) {
    let question = BookmarkQuestion(limit: 1)
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    await BookmarkListController(screen: screen).show(question)
    do {
      _ = try await ScreenBinding(view: BookmarkListJSON(question: question)).reply(to: states)
    } catch {
      throw Problem(
        .serviceUnavailable, (error as? Problem ?? .unexpected).detail, fields: [.retryAfter: "1"])
    }
  }
}
