import BookshelfDomain
import CoreDomain
import HTTPTypes

/// Series as programs read them: an array, and beside it how many there are in all, and where the
/// next ones are (RFC 8288).
struct ComicListJSON: StateView {
  func reply(to state: ComicListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .reloading, .progress: nil
    case .success(let shelf, _): try Self.reply(shelf)
    case .failure(let failure): throw Problem(failure)
    }
  }

  fileprivate static func reply(_ shelf: ComicShelf) throws -> ServerReply {
    var fields: HTTPFields = [.totalCount: "\(shelf.total)"]
    let links = [("prev", shelf.form.previous), ("next", shelf.next)].compactMap { relation, form in
      form.map { "<\(ComicRoutes.list($0))>; rel=\"\(relation)\"" }
    }
    if !links.isEmpty { fields[.link] = links.joined(separator: ", ") }
    return try .json(shelf.entries.map(ComicShelfRecord.init), fields: fields)
  }
}

/// What was found, as programs read it.
struct ComicSearchJSON: StateView {
  func reply(to state: ComicSearchState) throws -> ServerReply? {
    switch state {
    case .idle, .searching: nil
    case .success(let shelf): try ComicListJSON.reply(shelf)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// How far a reader has come, as programs read it.
struct ComicProgressJSON: StateView {
  func reply(to state: ComicListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .reloading, .success: nil
    case .progress(let progress): try .json(progress.map(ComicProgressRecord.init))
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// One series as programs read it.
struct ComicDetailJSON: StateView {
  func reply(to state: ComicDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .buying, .sold: nil
    case .success(let detail): try .json(ComicDetailRecord(detail))
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// What came of an order, as programs read it: created where it was paid for just now. One that was
/// declined is a problem with the reason.
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

/// A page as programs read it.
struct ComicPageJSON: StateView {
  func reply(to state: ComicPageState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page): try .json(ComicPageRecord(page))
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// Who is signed in, as programs read it. The token travels in the cookie and nowhere else.
struct ComicAccountJSON: StateView {
  let request: HTTPRequest
  /// The status of a session that was opened.
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

/// That nobody is signed in any more, as programs read it.
struct ComicSignOutJSON: StateView {
  let request: HTTPRequest

  func reply(to state: ComicAccountState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .opened, .signedIn: nil
    case .failure(let failure) where !failure.needsSignIn:
      throw Problem(forgetting: failure, request)
    case .signedOut, .failure:
      ServerReply(
        .noContent, fields: [.setCookie: ComicCookie.endedField(answering: request)])
    }
  }
}

/// The state of the catalogue, and what bringing it up to date came to, as programs read it.
struct ComicCatalogueJSON: StateView {
  func reply(to state: ComicCatalogueState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .synchronising: nil
    case .success(let state): try .json(Known(state))
    case .synchronised(let progress): try .json(CatalogueProgressRecord(progress))
    case .failure(let failure): throw Problem(failure)
    }
  }

  /// What is known of the last time; no member of it where there was none.
  private struct Known: Encodable {
    let series: Int?
    let finishedAt: String?

    init(_ state: CatalogueState?) {
      series = state?.series
      finishedAt = state?.finishedAt.iso8601WithMilliseconds
    }
  }
}
