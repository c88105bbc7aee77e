import CoreCLI
import CoreDomain
import NewsDomain

extension CommandOutput {
  init(failure: StoryFailure) {
    switch failure {
    case _ where failure.isCancellation:
      // The user cancelled, so this is a result and not an error.
      self.init(done: [failure.description], status: failure.status)
    case .choice(let links):
      self.init(
        notices: ["seams: The page links to several feeds. Use the address of one:"]
          + links.map {
            "  " + [$0.address.text, $0.title].compactMap(\.self).joined(separator: "  ")
          },
        status: failure.status)
    default: self.init(notices: ["seams: \(failure)"], status: failure.status)
    }
  }
}

extension StoryFailure {
  var status: ProgramStatus {
    switch self {
    case .form: .usage
    case .notFound, .noLink, .linkNotFound, .ambiguous, .notCarried, .unknownFeed,
      .ambiguousFeed, .unknownFilter, .tooMany, .knownFeed, .choice, .noFeed, .unreadable, .list:
      .malformedData
    case .source(let failure): failure.status
    case .cancelled: .interrupted
    case .file(let failure): failure.status
    case .store(let failure): failure.status
    }
  }
}

extension FeedSourceFailure {
  var status: ProgramStatus {
    switch self {
    case .unreachable, .timedOut, .notFound, .gone, .refused, .outOfOrder, .tooLarge: .unavailable
    case .privateNetwork: .noPermission
    case .limited: .tryAgain
    case .cancelled: .interrupted
    }
  }
}

extension RefreshReport {
  /// The exit status of a refresh. It fails if no feed could be fetched.
  var status: ProgramStatus {
    guard !outcomes.isEmpty, !outcomes.contains(where: \.isThere) else { return .success }
    return outcomes.contains(where: \.isLost) ? .unavailable : .tryAgain
  }
}

extension FeedOutcome {
  /// Whether the feed was fetched, changed or unchanged.
  fileprivate var isThere: Bool {
    switch result {
    case .fetched, .unchanged: true
    case .paused, .postponed, .retired, .failed: false
    }
  }

  /// Whether the feed is permanently gone, or failed for a reason other than rate limiting.
  fileprivate var isLost: Bool {
    switch result {
    // The server has limited the request rate.
    case .failed(.source(.limited)): false
    case .failed, .retired: true
    case .fetched, .unchanged, .paused, .postponed: false
    }
  }
}
