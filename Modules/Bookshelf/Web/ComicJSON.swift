import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// Series as a JSON array, or the reader's progress. For series, header fields contain the total
/// and the links to other pages (RFC 8288).
struct ComicListJSON: StateView {
  func reply(to state: ComicListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .reloading: nil
    case .success(let shelf, _): try Self.reply(shelf)
    case .progress(let progress): try .json(progress.map(ComicProgressRecord.init))
    case .failure(let failure): throw Problem(failure)
    }
  }

  fileprivate static func reply(_ shelf: ComicShelf) throws -> ServerReply {
    var fields: HTTPFields = [.totalCount: "\(shelf.total)"]
    fields.setLinks([
      "prev": shelf.request.previous.map(ComicRoutes.list),
      "next": shelf.next.map(ComicRoutes.list),
    ])
    return try .json(shelf.entries.map(ComicShelfRecord.init), fields: fields)
  }
}

/// The search results as JSON.
struct ComicSearchJSON: StateView {
  func reply(to state: ComicSearchState) throws -> ServerReply? {
    switch state {
    case .idle, .searching: nil
    case .success(let shelf): try ComicListJSON.reply(shelf)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// A series as JSON, with a page of its episodes. A header field contains the links to other pages.
struct ComicDetailJSON: StateView {
  /// The index of the first cell of the grid, from 0.
  let first: Int

  func reply(to state: ComicDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .buying, .sold: nil
    case .success(let detail): try reply(detail)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ detail: ComicDetail) throws -> ServerReply {
    let page = ComicGridPage(of: detail.grid, from: first)
    let route = { (cell: Int) in ComicRoutes.record(of: detail.series.id, from: cell) }
    var fields: HTTPFields = [:]
    fields.setLinks(["prev": page.previous.map(route), "next": page.next.map(route)])
    return try .json(ComicDetailRecord(detail, cells: page.cells), fields: fields)
  }
}

/// The result of an order as JSON. The status is 201 for a new payment; a declined order is a
/// problem with its reason.
struct ComicSaleJSON: StateView {
  func reply(to state: ComicDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .buying, .success: nil
    case .sold(let sale): try reply(sale)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ sale: ComicSale) throws -> ServerReply {
    switch sale.outcome {
    case .bought: try .json(ComicSaleRecord(sale), status: .created)
    case .restored, .alreadyOwned, .cancelled: try .json(ComicSaleRecord(sale))
    case .declined(let reason): throw Problem(ComicStatus.paymentRequired, reason)
    }
  }
}

/// A page as JSON.
struct ComicPageJSON: StateView {
  func reply(to state: ComicPageState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page): try .json(ComicPageRecord(page))
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The signed-in reader as JSON. Only the cookie contains the token, not the JSON.
struct ComicAccountJSON: StateView {
  let request: HTTPRequest
  /// The status for a new session.
  var status = HTTPResponse.Status.created

  func reply(to state: ComicAccountState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .opened(let session):
      try .json(
        ComicReaderRecord(session.reader.reader), status: status,
        fields: [.setCookie: ComicCookie.field(for: session, answering: request)])
    case .signedIn(let reader): try .json(ComicReaderRecord(reader))
    case .signedOut: try .json(ComicReaderRecord(nil))
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The reply to signing out as JSON.
struct ComicSignOutJSON: StateView {
  func reply(to state: ComicAccountState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .opened, .signedIn: nil
    case .failure(let failure) where !failure.needsSignIn:
      throw Problem(forgetting: failure)
    case .signedOut, .failure:
      ServerReply(.noContent, fields: [.setCookie: ComicCookie.endedField])
    }
  }
}

/// The state of the catalogue and the result of an update as JSON.
struct ComicCatalogueJSON: StateView {
  func reply(to state: ComicCatalogueState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .synchronising: nil
    case .success(let state): try .json(Known(state))
    case .incomplete: try .json(Known(nil))
    case .synchronised(let progress): try .json(CatalogueProgressRecord(progress))
    case .failure(let failure): throw Problem(failure)
    }
  }

  /// The last update; an object without members if none has completed.
  private struct Known: Encodable {
    let series: Int?
    let finishedAt: String?

    init(_ state: CatalogueState?) {
      series = state?.series
      finishedAt = state?.finishedAt.iso8601WithMilliseconds
    }
  }
}
