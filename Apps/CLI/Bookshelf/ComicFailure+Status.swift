import BookshelfDomain
import Composition
import CoreDomain

extension Printout {
  /// The end of a command that failed for a reason of the feature.
  ///
  /// - Parameter program: what stands before an order that is named: nothing in a walk.
  init(failure: ComicFailure, program: String = Self.bookshelf) {
    switch failure {
    case .cancelled:
      // It was wanted so, and is told as what was done.
      self.init(done: [failure.description], status: failure.status)
    case .signInNeeded, .unreadable(_, .signInNeeded):
      self.init(
        notices: ["seams: \(failure)", "“\(program)sign-in NAME” does that."],
        status: failure.status)
    default: self.init(notices: ["seams: \(failure)"], status: failure.status)
    }
  }

  /// What the commands of the feature begin with.
  static let bookshelf = "seams bookshelf "
}

extension ComicFailure {
  /// How a command ends that failed so.
  var status: ProgramStatus {
    switch self {
    case .malformed, .malformedPassword, .unknownSeries, .unknownComic, .notForSale,
      .alreadyOwned, .nameTaken, .catalogue:
      .malformedData
    case .unreadable, .wrongPassword, .signInNeeded: .noPermission
    // The same question with the price of now goes well.
    case .priceChanged: .tryAgain
    case .source(let failure): failure.status
    case .storefront: .unavailable
    case .cancelled: .interrupted
    case .file(let failure): failure.status
    case .busy: .tryAgain
    case .full, .storage: .inputOutput
    }
  }
}

extension CatalogueSourceFailure {
  /// How a command ends that could not have the catalogue.
  var status: ProgramStatus {
    switch self {
    case .unreachable, .refused, .endless: .unavailable
    case .malformedAddress: .malformedData
    }
  }
}

extension StorefrontOutcome {
  /// How a command ends whose order came to this.
  var status: ProgramStatus {
    switch self {
    case .bought, .alreadyOwned, .restored: .success
    // Nothing was paid, and it may be asked for again.
    case .cancelled: .tryAgain
    case .declined: .noPermission
    }
  }
}
