import BookshelfDomain
import CoreDomain
import HTTPTypes

/// One series: its volumes, a page of its grid, and what to go on with.
struct ComicDetailPage: StateView {
  /// What has just happened.
  let notice: ComicNotice?
  /// The cell of the grid that stands first, counted from 0.
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
      ComicDetailModel(detail, notice: notice).markup + ComicVolumeList(detail).markup
      + ComicGridList(detail, from: first).markup
    var reply = layout.reply(Page(title: detail.series.title, content: content))
    reply.fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
    return reply
  }
}

/// A cover as a file. It is the same for everybody, and as long as the catalogue says the same; its
/// address is stable.
struct ComicCoverView: StateView {
  /// The volume whose cover is wanted; that of the series where there is none.
  let comic: Comic.ID?
  /// What whoever asks has already.
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
    // A volume that is hidden is shown to its owner, so nobody on the way keeps a cover.
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
