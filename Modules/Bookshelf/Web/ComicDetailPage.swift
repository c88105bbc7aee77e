import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// A series as a page: its volumes, a page of its grid, and the item to continue with.
struct ComicDetailPage: StateView {
  /// The result of the last action, or `nil` if there was no action.
  let notice: ComicNotice?
  /// The index of the first cell of the grid, from 0.
  let first: Int
  let layout: PageLayout

  func reply(to state: ComicDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .buying, .sold: nil
    case .success(let detail): reply(detail)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ detail: ComicDetail) -> ServerReply {
    let content =
      ComicDetailMarkup.markup(of: detail, notice: notice) + ComicVolumeList(detail).markup
      + ComicGridList.markup(of: detail, from: first)
    let title = ComicTitle(detail.series.title, reading: detail.series.titleReading)
    return layout.reply(
      Page(title: title.text, content: content, language: title.language ?? ""))
  }
}

/// A cover as an SVG file. It is the same for all readers and changes only with the catalogue; its
/// URL is stable.
struct ComicCoverView: StateView {
  /// The volume of the cover; `nil` means the series.
  let comic: Comic.ID?
  /// The entity tags that the client sent, or `nil` if it sent none.
  let known: EntityTags?

  func reply(to state: ComicDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .buying, .sold: nil
    case .success(let detail): reply(try drawing(detail))
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func drawing(_ detail: ComicDetail) throws(Problem) -> String {
    guard let comic else { return ComicCoverSVG.drawing(of: detail.series) }
    guard let volume = detail.volumes.first(where: { $0.comic.id == comic }) else {
      throw Problem(.unknownComic(comic.raw))
    }
    return ComicCoverSVG.drawing(of: volume.comic, in: detail.series)
  }

  private func reply(_ drawing: String) -> ServerReply {
    let tag = String(ComicHash.value(of: drawing), radix: 16)
    // A hidden volume is visible to its owner only, so shared caches must not store the cover.
    var fields: HTTPFields = [.eTag: "\"\(tag)\"", .cacheControl: Self.keeping]
    let isKnown =
      switch known {
      case nil: false
      case .any: true
      case .strong(let tags): tags.contains(tag)
      }
    if isKnown { return ServerReply(.notModified, fields: fields) }
    fields[.contentType] = "image/svg+xml"
    fields[.contentSecurityPolicy] = SecurityHeaders.policyOfPicture
    return ServerReply(.ok, fields: fields, body: Array(drawing.utf8))
  }

  private static let keeping = "private, max-age=600"
}
