public import CoreDomain

/// An error of the bookshelf feature. Its description is text for the user.
///
/// After a case is added, neither app compiles until it maps the case: the command line to an exit
/// status, and the server to an HTTP status.
public enum ComicFailure: FeatureFailure, Hashable, Sendable {
  /// One or more fields of a form are invalid.
  case form([ComicFieldFailure])
  /// No series has this identifier.
  case unknownSeries(ComicSeries.ID)
  /// No volume or episode has this identifier.
  case unknownComic(String)
  /// The reader cannot read the item. Carries the label of the item and the reason.
  case unreadable(String, ComicReadability)
  /// The volume cannot be bought. Carries the reason.
  case notForSale(Comic.ID, ComicPurchaseObstacle)
  /// The reader already owns the volume.
  case alreadyOwned(Comic.ID)
  /// The price differs from the price that was shown to the reader. Nothing was bought.
  case priceChanged(Comic.ID, shown: Price, now: Price)
  /// An earlier order for the volume has no known outcome, and its price differs from the price
  /// that was shown to the reader. Nothing was bought.
  case orderIsOpen(Comic.ID, price: Price)
  /// Another account has this name, or a name that differs only in case, width or diacritics.
  case nameTaken(ReaderName)
  /// The name or the password is wrong. The failure does not say which of them is wrong.
  case wrongPassword
  /// The operation requires a signed-in reader.
  case signInNeeded
  /// The configured catalogue was requested, but none is configured.
  case noCatalogue
  /// A page of the catalogue could not be fetched.
  case source(CatalogueSourceFailure)
  /// The document is not a valid catalogue, or exceeds a limit. The reason is text for the user.
  case catalogue(reason: String)
  /// The storefront returned no outcome for an order. The reason is text for the user.
  case storefront(reason: String)
  /// The task was cancelled. Carries the progress if it was synchronizing the catalogue; changes
  /// that were stored before are kept.
  case cancelled(CatalogueProgress)
  /// A file cannot be read or written, such as a catalogue or the file with the session token.
  case file(FileFailure)
  /// The database did not do what the feature asked.
  case store(StoreFailure)
}

/// Why a page of the catalogue could not be fetched.
public enum CatalogueSourceFailure: Hashable, Sendable, CustomStringConvertible {
  /// The request failed before a complete response arrived.
  case unreachable(CataloguePage, HTTPFailure)
  /// The server responded with this status instead of sending the page.
  case refused(CataloguePage, status: Int)
  /// The address is neither a valid web address nor a file path.
  case malformedAddress(CataloguePage)
  /// A page occurs twice, or there are more than ``CataloguePage/limit`` pages. Carries the page at
  /// which reading stopped.
  case endless(CataloguePage)

  public var description: String {
    switch self {
    case .unreachable(let page, let failure):
      "The catalogue at \(DisplayText.quoted(page.address)) could not be fetched. "
        + failure.description
    case .refused(let page, let status):
      "The server of the catalogue at \(DisplayText.quoted(page.address)) returned status "
        + "\(status). Check the address, or try again later."
    case .malformedAddress(let page):
      "“\(DisplayText.quoted(page.address))” is not a web address. "
        + "Use one that begins with https:// or http://, or the path of a file."
    case .endless(let page):
      "The catalogue cannot be read to its end: page “\(DisplayText.quoted(page.address))” occurs "
        + "twice, or there are more than \(CataloguePage.limit) pages. Contact the publisher of the catalogue."
    }
  }
}

extension ComicFailure {
  /// The failure of an order for a volume that cannot be bought.
  public init(_ obstacle: ComicPurchaseObstacle, to comic: Comic.ID) {
    self = obstacle == .alreadyOwned ? .alreadyOwned(comic) : .notForSale(comic, obstacle)
  }
}

extension ComicFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .form(let failures): failures.map(\.reason).joined(separator: " ")
    case .unknownSeries(let id):
      "There is no series “\(DisplayText.quoted(id.raw))”. Check the identifier."
    case .unknownComic(let text):
      "There is no volume or episode “\(DisplayText.quoted(text))”. Check the identifier."
    case .unreadable(let title, let reason):
      "“\(DisplayText.quoted(title))” cannot be read. \(reason.reason)"
    case .notForSale(let id, let obstacle):
      "“\(DisplayText.quoted(id.raw))” cannot be bought. \(obstacle.reason)"
    case .alreadyOwned(let id): "You already own “\(DisplayText.quoted(id.raw))”."
    case .priceChanged(let id, let shown, let now):
      "“\(DisplayText.quoted(id.raw))” now costs \(now), not \(shown). Nothing was bought. "
        + "Try again to accept the new price."
    case .orderIsOpen(let id, let price):
      "An earlier order for “\(DisplayText.quoted(id.raw))” at \(price) has no known result. "
        + "Update the bookshelf to complete it."
    case .nameTaken(let name):
      "The name “\(DisplayText.quoted(name.text))” is taken. Choose another name."
    case .wrongPassword: "The name or the password is wrong."
    case .signInNeeded: "You must sign in first."
    case .noCatalogue:
      "No catalogue is configured. Set its address with “--service catalogue=ADDRESS” or "
        + "SEAMS_CATALOGUE_URL, or use “--demo”."
    case .source(let failure): failure.description
    case .catalogue(let reason), .storefront(let reason): reason
    case .cancelled(let progress):
      "The update was cancelled after \(progress.series) series. The changes so far are kept."
    case .file(let failure): failure.description
    case .store(let failure): failure.description
    }
  }
}

extension ComicReadability {
  /// A sentence that says whether the item can be read, and if not, why.
  public var reason: String {
    switch self {
    case .readable: "It can be read."
    case .hidden: "It is hidden."
    case .upcoming(let moment): "It is not available before \(moment.iso8601)."
    case .closed(let moment): "It could be read until \(moment.iso8601)."
    case .signInNeeded: "You must sign in to read it."
    case .purchaseNeeded(let comic?):
      "It requires the volume “\(DisplayText.quoted(comic.raw))”, which you do not own."
    case .purchaseNeeded(nil): "It is not free."
    }
  }
}

extension ComicPurchaseObstacle {
  /// A sentence that says why the volume cannot be bought.
  public var reason: String {
    switch self {
    case .alreadyOwned: "You already own it."
    case .hidden: "It is hidden."
    case .notForSale: "It is not for sale."
    case .notReleased(let day): "It will be released on \(day)."
    }
  }
}
