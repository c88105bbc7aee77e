import Composition
import CoreDomain
import NewsDomain

extension Printout {
  /// The end of a command that failed for a reason of the feature.
  init(failure: StoryFailure) {
    switch failure {
    case .cancelled:
      // It was wanted so, and is told as what was done.
      self.init(done: [failure.description], status: failure.status)
    case .choice(let links):
      self.init(
        notices: ["seams: The page offers several feeds. Give the address of one:"]
          + links.map {
            "  " + [$0.address.text, $0.title].compactMap(\.self).joined(separator: "  ")
          },
        status: failure.status)
    default: self.init(notices: ["seams: \(failure)"], status: failure.status)
    }
  }
}

extension StoryFailure {
  /// How a command ends that failed so.
  var status: ProgramStatus {
    switch self {
    case .malformedLimit: .usage
    case .malformed, .notFound, .linkNotFound, .ambiguous, .notCarried, .unknownFeed,
      .ambiguousFeed, .unknownFilter, .tooMany,
      .knownFeed, .choice, .noFeed, .unreadable, .list:
      .malformedData
    case .source(let failure): failure.status
    case .cancelled: .interrupted
    case .file(let failure): failure.status
    case .busy: .tryAgain
    case .full, .storage: .inputOutput
    }
  }
}

extension FeedSourceFailure {
  /// How a command ends that could not have a document.
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
  /// How a command ends that came to this: a refresh of which nothing came has failed.
  var status: ProgramStatus {
    guard !outcomes.isEmpty, !outcomes.contains(where: \.isThere) else { return .success }
    return outcomes.contains(where: \.isLost) ? .unavailable : .tryAgain
  }
}

extension FeedOutcome {
  /// Whether the feed came, changed or not.
  fileprivate var isThere: Bool {
    switch result {
    case .fetched, .unchanged: true
    case .paused, .postponed, .retired, .failed: false
    }
  }

  /// Whether the feed did not come for another reason than its server's wish.
  fileprivate var isLost: Bool {
    switch result {
    // Its server has just said that it wants to be left alone.
    case .failed(.source(.limited)): false
    case .failed, .retired: true
    case .fetched, .unchanged, .paused, .postponed: false
    }
  }
}
