public import CoreDomain

/// An error of the bookshelf feature. Each description is a sentence for the user.
///
/// A new case does not compile until each app maps it: to an exit status on the command line, and
/// to an HTTP status on the server.
public enum ComicFailure: Error, Hashable, Sendable {
  /// The input is invalid. The reason is a sentence that says what to write.
  case malformed(String, reason: String)
  /// The password is not acceptable. The reason is the end of a sentence and does not quote it.
  case malformedPassword(reason: String)
  /// No series has this identifier.
  case unknownSeries(ComicSeries.ID)
  /// No volume or episode has this identifier.
  case unknownComic(String)
  /// The item cannot be read, with the reason.
  case unreadable(String, ComicReadability)
  /// The volume cannot be bought, with the reason.
  case notForSale(Comic.ID, ComicPurchaseObstacle)
  /// The reader already owns the volume.
  case alreadyOwned(Comic.ID)
  /// The price has changed since it was shown.
  case priceChanged(Comic.ID, shown: Price, now: Price)
  /// The name is taken.
  case nameTaken(ReaderName)
  /// The name or the password is wrong. It does not say which.
  case wrongPassword
  /// The operation requires a signed-in reader.
  case signInNeeded
  /// The source of the catalogue failed.
  case source(CatalogueSourceFailure)
  /// The document is not a valid catalogue. The reason is a sentence.
  case catalogue(reason: String)
  /// The storefront did not respond. The reason is a sentence.
  case storefront(reason: String)
  /// The caller cancelled. Changes stored until then are kept.
  case cancelled(CatalogueProgress)
  /// A file cannot be read or written.
  case file(FileFailure)
  /// Another process is using the store.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written. The reason is a sentence.
  case storage(reason: String)
}

/// Why a source could not return a page.
public enum CatalogueSourceFailure: Hashable, Sendable, CustomStringConvertible {
  /// The request failed without a response.
  case unreachable(CataloguePage, HTTPFailure)
  /// The server responded with this status.
  case refused(CataloguePage, status: Int)
  /// The address is invalid.
  case malformedAddress(CataloguePage)
  /// The pages form a cycle, or there are more than ``CataloguePage/limit``.
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
  /// The reason, as a sentence.
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
  /// The reason, as a sentence.
  public var reason: String {
    switch self {
    case .alreadyOwned: "It is yours already."
    case .hidden: "It is not shown."
    case .notForSale: "It is not for sale."
    case .notReleased(let day): "It comes out on \(day)."
    }
  }
}

extension ComicFailure: StoreFailure {
  public static var cancelledRead: Self { .cancelled(CatalogueProgress()) }
}
