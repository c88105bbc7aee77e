public import CoreDomain

/// What can go wrong with the bookshelf. Each description is a sentence for the person who asked.
///
/// A new case does not compile before each app has said what it means there: an exit status on the
/// command line, a status of HTTP on the server.
public enum ComicFailure: Error, Hashable, Sendable {
  /// A text that was typed makes no sense; the reason is a sentence that says what to write.
  case malformed(String, reason: String)
  /// A password will not do; the reason is the end of a sentence. It is not quoted.
  case malformedPassword(reason: String)
  /// There is no series of this identifier.
  case unknownSeries(ComicSeries.ID)
  /// There is no volume and no episode of this identifier.
  case unknownComic(String)
  /// Something may not be read; why not.
  case unreadable(String, ComicReadability)
  /// A volume cannot be bought; why not.
  case notForSale(Comic.ID, ComicPurchaseObstacle)
  /// The reader owns the volume already.
  case alreadyOwned(Comic.ID)
  /// The price is not the one that was shown.
  case priceChanged(Comic.ID, shown: Price, now: Price)
  /// There is a reader of this name already.
  case nameTaken(ReaderName)
  /// Name and password are not those of a reader. It does not say which of them.
  case wrongPassword
  /// It takes a reader who is signed in.
  case signInNeeded
  /// A source of the catalogue did not answer as it should.
  case source(CatalogueSourceFailure)
  /// A document is no catalogue; the reason is a sentence.
  case catalogue(reason: String)
  /// The storefront did not answer; the reason is a sentence.
  case storefront(reason: String)
  /// Whoever asked has gone, or wants no more; what was kept by then stays.
  case cancelled(CatalogueProgress)
  /// A file cannot be read or written.
  case file(FileFailure)
  /// The store is held by somebody else for the moment.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the text says why, as a sentence.
  case storage(reason: String)
}

/// Why a source did not give a page.
public enum CatalogueSourceFailure: Hashable, Sendable, CustomStringConvertible {
  /// Nobody answers.
  case unreachable(CataloguePage, HTTPFailure)
  /// Somebody answers with this status.
  case refused(CataloguePage, status: Int)
  /// The address is none.
  case malformedAddress(CataloguePage)
  /// Its pages lead in a circle, or there are more than ``CataloguePage/limit``.
  case endless(CataloguePage)

  public var description: String {
    switch self {
    case .unreachable(let page, let failure):
      "The catalogue at \(DisplayText.quoted(page.address)) cannot be had: \(failure.description)"
    case .refused(let page, let status):
      "The catalogue at \(DisplayText.quoted(page.address)) is answered with status \(status)."
    case .malformedAddress(let page):
      "“\(DisplayText.quoted(page.address))” is no address of the web. "
        + "Give one that begins with https:// or http://, or the path of a file."
    case .endless(let page):
      "The pages of the catalogue lead on for ever: “\(DisplayText.quoted(page.address))” comes "
        + "again, or is beyond the limit of \(CataloguePage.limit) pages."
    }
  }
}

extension ComicFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let text, let reason): "“\(DisplayText.quoted(text))” will not do: \(reason)"
    case .malformedPassword(let reason): "The password will not do: it \(reason)."
    case .unknownSeries(let id): "There is no series “\(DisplayText.quoted(id.raw))”."
    case .unknownComic(let text):
      "There is no volume and no episode “\(DisplayText.quoted(text))”."
    case .unreadable(let title, let reason):
      "“\(DisplayText.quoted(title))” cannot be read: \(reason.reason)"
    case .notForSale(let id, let obstacle):
      "“\(DisplayText.quoted(id.raw))” cannot be bought: \(obstacle.reason)"
    case .alreadyOwned(let id): "“\(DisplayText.quoted(id.raw))” is yours already."
    case .priceChanged(let id, let shown, let now):
      "“\(DisplayText.quoted(id.raw))” costs \(now) now, and not \(shown). Nothing was bought."
    case .nameTaken(let name):
      "There is a reader “\(DisplayText.quoted(name.text))” already. Choose another name."
    case .wrongPassword: "There is no reader with this name and this password."
    case .signInNeeded: "It takes a reader who is signed in: sign in first."
    case .source(let failure): failure.description
    case .catalogue(let reason), .storefront(let reason): reason
    case .cancelled(let progress):
      "Stopped after \(progress.series) series. What was kept by then stays."
    case .file(let failure): failure.description
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}

extension ComicReadability {
  /// Why it cannot be read, as a sentence.
  public var reason: String {
    switch self {
    case .readable: "It can be read."
    case .hidden: "It is not shown."
    case .upcoming(let moment): "It can be read from \(moment.iso8601) on."
    case .closed(let moment): "It could be read until \(moment.iso8601)."
    case .signInNeeded: "It takes a reader who is signed in."
    case .purchaseNeeded(let comic?):
      "It takes the volume “\(DisplayText.quoted(comic.raw))”, which is not yours."
    case .purchaseNeeded(nil): "It is not free."
    }
  }
}

extension ComicPurchaseObstacle {
  /// Why it cannot be bought, as a sentence.
  public var reason: String {
    switch self {
    case .alreadyOwned: "It is yours already."
    case .hidden: "It is not shown."
    case .notForSale: "It is not for sale."
    case .notReleased(let day): "It comes out on \(day)."
    }
  }
}
