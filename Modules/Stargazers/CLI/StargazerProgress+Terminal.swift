import CoreCLI
import CoreDomain
import StargazersDomain

extension StargazerListState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: .asking
    case .loading(let progress): Progress(progress)
    case .idle, .ready, .success, .failure: nil
    }
  }
}

extension StargazerDetailState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: .asking
    case .loading(let progress): Progress(progress)
    case .idle, .success, .failure: nil
    }
  }
}

extension StarHistoryState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: .asking
    case .loading(let progress): Progress(progress)
    case .idle, .success, .failure: nil
    }
  }
}

extension StarHistoryPictureState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: .asking
    case .loading(let progress): Progress(progress)
    case .idle, .success, .failure: nil
    }
  }
}

extension Progress {
  fileprivate static let asking = Progress(text: "Asking GitHub…")

  fileprivate init(_ progress: StargazerProgress) {
    switch progress {
    case .pages(let done, let all):
      self.init(
        text: "Page \(Figures.grouped(done)) of \(Figures.grouped(all)) …")
    case .pause(let moment):
      let time = moment.iso8601.dropFirst(11).prefix(8)
      // The next state follows only after the pause.
      self.init(text: "Waiting for GitHub's rate limit until \(time) UTC …", lasts: true)
    }
  }
}
