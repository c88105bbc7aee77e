import CoreDomain
import StargazersDomain

/// The text of the progress line.
enum StargazerWaiting {
  @Sendable static func text(of state: StargazerListState) -> String? {
    switch state {
    case .preparing: asking
    case .walking(let progress): text(of: progress)
    case .idle, .ready, .success, .failure: nil
    }
  }

  @Sendable static func text(of state: StargazerDetailState) -> String? {
    switch state {
    case .preparing: asking
    case .walking(let progress): text(of: progress)
    case .idle, .success, .failure: nil
    }
  }

  @Sendable static func text(of state: StarHistoryState) -> String? {
    switch state {
    case .preparing: asking
    case .loading(let progress): text(of: progress)
    case .idle, .success, .failure: nil
    }
  }

  @Sendable static func text(of state: StarHistoryPictureState) -> String? {
    switch state {
    case .preparing: asking
    case .loading(let progress): text(of: progress)
    case .idle, .success, .failure: nil
    }
  }

  private static let asking = "Asking the service…"

  private static func text(of progress: StargazerProgress) -> String {
    switch progress {
    case .pages(let done, let all):
      "Page \(StargazerFigures.grouped(done)) of \(StargazerFigures.grouped(all)) …"
    case .pause(let moment):
      "The service asks for a pause until \(moment.iso8601.dropFirst(11).prefix(8)) UTC …"
    }
  }
}

extension StargazerWaiting {
  // A pause is shown immediately, because no update follows until it ends.

  @Sendable static func isPause(_ state: StargazerListState) -> Bool {
    if case .walking(.pause) = state { true } else { false }
  }

  @Sendable static func isPause(_ state: StargazerDetailState) -> Bool {
    if case .walking(.pause) = state { true } else { false }
  }

  @Sendable static func isPause(_ state: StarHistoryState) -> Bool {
    if case .loading(.pause) = state { true } else { false }
  }

  @Sendable static func isPause(_ state: StarHistoryPictureState) -> Bool {
    if case .loading(.pause) = state { true } else { false }
  }
}
