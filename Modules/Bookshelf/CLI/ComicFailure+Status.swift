import BookshelfDomain
import CoreCLI
import CoreDomain

extension CommandOutput {
  init(failure: ComicFailure, program: String = Self.bookshelf) {
    switch failure {
    case .cancelled, .store(.cancelled):
      // The user cancelled, so this is a result and not an error.
      self.init(done: [failure.description], status: failure.status)
    case .signInNeeded, .unreadable(_, .signInNeeded):
      self.init(
        notices: ["seams: \(failure)", "Sign in with “\(program)sign-in NAME”."],
        status: failure.status)
    case .noCatalogue:
      self.init(
        notices: ["seams: \(failure)", Self.fetchingWithoutSetting(program)],
        status: failure.status)
    case .priceChanged(let id, let shown, let now) where !program.isEmpty:
      // The same command would fail again, unless it names the new price.
      self.init(
        notices: [
          "seams: “\(DisplayText.quoted(id.raw))” now costs \(now), not \(shown). "
            + "Nothing was bought. Confirm with --price \(now) or --yes."
        ], status: failure.status)
    default: self.init(notices: ["seams: \(failure)"], status: failure.status)
    }
  }

  /// Returns a hint on how to fetch a catalogue if none is configured.
  static func fetchingWithoutSetting(_ program: String) -> String {
    let option = program.isEmpty ? "" : "--source "
    return "You can also fetch a file or an address once with “\(program)sync \(option)SOURCE”."
  }

  /// The prefix of commands that a notice mentions. In a browse session, `program` is empty
  /// instead.
  static let bookshelf = "seams bookshelf "
}

extension ComicFailure {
  var status: ProgramStatus {
    switch self {
    case .form(let failures): failures.allSatisfy(\.isUnknown) ? .malformedData : .usage
    case .unknownSeries, .unknownComic, .notForSale, .alreadyOwned, .priceChanged, .nameTaken,
      .catalogue:
      .malformedData
    case .unreadable, .wrongPassword, .signInNeeded: .noPermission
    // If the user repeats the command after an update, it succeeds.
    case .orderIsOpen: .tryAgain
    case .source(let failure): failure.status
    case .noCatalogue: .configuration
    case .storefront: .unavailable
    case .cancelled: .interrupted
    case .file(let failure): failure.status
    case .store(let failure): failure.status
    }
  }
}

extension CatalogueSourceFailure {
  var status: ProgramStatus {
    switch self {
    case .unreachable, .refused, .endless: .unavailable
    case .malformedAddress: .malformedData
    }
  }
}

extension StorefrontOutcome {
  var status: ProgramStatus {
    switch self {
    case .bought, .alreadyOwned, .restored: .success
    // No payment was made, so the order can be repeated.
    case .cancelled: .tryAgain
    case .declined: .noPermission
    }
  }
}
